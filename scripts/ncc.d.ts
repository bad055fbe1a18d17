/* The parts of ncc's interface that the build uses; the package has no types. */

declare module "@vercel/ncc" {
  interface Module {
    /** Absent for a module that webpack made up. */
    resource?: string;
    /** What was joined into this one. */
    modules?: Module[];
  }

  function ncc(
    entry: string,
    options: { esm: false; cache: false; quiet: true },
  ): Promise<{
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    stats: { compilation: { modules: Iterable<Module> } };
  }>;

  export = ncc;
}
