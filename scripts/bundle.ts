import { join } from "node:path";
import { rolldown } from "rolldown";

/** Bundles each entry, by its name, into a folder; what is imported later becomes a file of its own. */
export async function bundle(input: Record<string, string>, dir: string) {
  const sources = await rolldown({
    input,
    platform: "node",
    // Node's HTTP/2 takes as long to load as half of undici, and only GitHub speaks it to us.
    resolve: { alias: { "./client-h2.js": join(import.meta.dirname, "http2-later.cjs") } },
    // By this undici knows that it is bundled, and leaves out a second parser, which is experimental.
    transform: { define: { esbuildDetection: "true" } },
    // The rest of these two has no effect when it is only imported, and half of the start-up would go into it.
    treeshake: {
      moduleSideEffects: (id) => !/\/node_modules\/(@actions|zod)\//.test(id.replaceAll("\\", "/")),
    },
  });
  const { output } = await sources.write({
    dir,
    // Node starts it a little faster than modules.
    format: "cjs",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    // Names of functions stay: an unexpected error tells where it came from.
    minify: { compress: true, mangle: { keepNames: true }, codegen: true },
  });
  await sources.close();
  return output;
}
