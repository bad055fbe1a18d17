/* The parts of ncc's interface that the build uses; the package has no types. */

declare module "@vercel/ncc" {
  interface Module {
    /** Absent for a module that webpack made up. */
    resource?: string;
    /** What was joined into this one, and the one that joins them. */
    modules?: Module[];
    rootModule?: Module;
    size(): number;
  }

  interface Chunk {
    id: number;
    /** Null if an import made it, undefined if it holds what several share. */
    name?: string | null;
  }

  interface Compilation {
    modules: Iterable<Module>;
    chunks: Iterable<Chunk>;
    chunkGraph: {
      getChunkModules(chunk: Chunk): Iterable<Module>;
      getChunkRootModules(chunk: Chunk): Iterable<Module>;
    };
  }

  namespace ncc {
    export type { Compilation, Module };
  }

  function ncc(
    entry: string,
    options: { esm: false; cache: false; quiet: true },
  ): Promise<{
    code: string;
    assets: Record<string, { source: string | Buffer }>;
    stats: { compilation: Compilation };
  }>;

  export = ncc;
}
