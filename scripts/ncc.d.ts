/* Types of the part of ncc that the build uses: the package has no types. */

declare module "@vercel/ncc" {
  interface Module {
    /** Absent for a generated module. */
    resource?: string;
    /** Concatenated modules, and the one that contains them. */
    modules?: Module[];
    rootModule?: Module;
    size(): number;
  }

  interface Chunk {
    id: number;
    /** `main` for the entry, null for a dynamic import, undefined for a shared chunk. */
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
