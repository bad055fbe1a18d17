/* Files of undici, which its types do not describe by their paths. */

declare module "undici/lib/dispatcher/env-http-proxy-agent.js" {
  import { EnvHttpProxyAgent } from "undici";

  export = EnvHttpProxyAgent;
}

declare module "undici/lib/dispatcher/dispatcher.js" {
  import { Dispatcher } from "undici";

  export = Dispatcher;
}

declare module "undici/lib/api/api-connect.js" {
  import type { Dispatcher } from "undici";

  function connect(
    this: Dispatcher,
    options: Dispatcher.ConnectOptions,
  ): Promise<Dispatcher.ConnectData>;
  export = connect;
}

declare module "undici/lib/api/api-request.js" {
  import type { Dispatcher } from "undici";

  function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
  export = request;
}
