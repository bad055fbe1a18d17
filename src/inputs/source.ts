import * as z from "zod";
import { SOURCE_OF_MEMBER, type Source } from "../service/contract/deployments/source.ts";
import { writtenAddress } from "./field/address.ts";
import { boolean } from "./field/choice.ts";
import { input, metadataOf } from "./input.ts";

const text = z.string().trim();

/** Inputs of both deploy and create that set members of `source_config`, except `resource_spec`. */
// biome-ignore format: one input, one line
export const sourceConfigInputs = {
  build_on_push: input(boolean.optional(), "`true` or `false` (`github`): whether a push builds a revision.", { changes: true }),
  custom_url: input(writtenAddress.optional(), "Address of the deployment (`external_docker`); `https://` is added if it is missing.", { changes: true, public: "if valid" }),
  install_command: input(text.optional(), "Install command of a JS deployment, run at the repository root.", { changes: true }),
  build_command: input(text.optional(), "Build command of a JS deployment, run in the directory of the graph configuration file.", { changes: true }),
};

/** The source that an input applies to; undefined if it applies to both sources. */
export const sourceOfInput = (inputs: z.ZodObject, name: string): Source | undefined =>
  SOURCE_OF_MEMBER[metadataOf(inputs, name)?.member ?? name];
