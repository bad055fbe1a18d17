/* A bundle loads this first. An older Node must be able to read it: it holds nothing that is newer
   than arrow functions. undici needs what zlib has since Node 22.15. */
if (
  Number(process.versions.node.split(".")[0]) < 22 ||
  !require("node:zlib").createZstdDecompress
) {
  console.error(
    `Error: Node ${process.version} is too old: install Node 22.15 or newer. Nothing was sent.`,
  );
  process.exit(1);
}
