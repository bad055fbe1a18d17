/* A bundle loads this first. An older Node must be able to read it: it holds nothing that is newer
   than arrow functions. */
{
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12)) {
    console.error(
      `Error: Node ${process.version} is too old: install Node 20.12 or newer. Nothing was sent.`,
    );
    process.exit(1);
  }
}
