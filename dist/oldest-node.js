/* A bundle loads this first. An older Node must be able to read it: it holds nothing that is newer
   than arrow functions. undici needs the zstd of zlib, which Node has since 22.15. */
if (!process.versions.zstd) {
  console.error(
    `Error: Node ${process.version} is too old: install Node 22.15 or newer. Nothing was sent.`,
  );
  process.exit(1);
}
