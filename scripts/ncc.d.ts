/* The parts of ncc's interface that the build uses; the package has no types. */

declare module "@vercel/ncc" {
  interface Module {
    /** Absent for a module that webpack made up. */
    resource?: string;
    /** What was joined into this one. */
    modules?: Module[];
  }

  interface Options {
    esm: boolean;
    cache: false;
    quiet: boolean;
  }

  function ncc(
    entry: string,
    options: Options,
  ): Promise<{
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    stats: { compilation: { modules: Iterable<Module> } };
  }>;

  export = ncc;
}
