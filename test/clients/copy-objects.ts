import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/* Replaces `aws s3 cp --recursive s3://bucket/prefix folder`; the store needs no credentials. */
const [endpoint = "", source = "", folder = ""] = process.argv.slice(2);
const [, bucket = "", prefix = ""] = /^s3:\/\/([^/]+)\/(.*)$/.exec(source) ?? [];
const listing = await (await fetch(`${endpoint}/${bucket}?max-keys=1000`)).text();
for (const [, key = ""] of listing.matchAll(/<Key>([^<]+)<\/Key>/g)) {
  if (!key.startsWith(prefix)) continue;
  const path = join(folder, key.slice(prefix.length));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await (await fetch(`${endpoint}/${bucket}/${key}`)).bytes());
}
