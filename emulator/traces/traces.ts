import { createHash } from "node:crypto";
import { HOUR_MS } from "../../src/service/contract/time.ts";
import { createIdSource } from "../ids.ts";

export interface Project {
  id: string;
  name: string;
  /** There are no traces before this time. */
  sinceMs?: number;
}

export interface Workspace {
  id: string;
  name: string;
  projects: Project[];
}

export interface Trace {
  id: string;
  workspace: Workspace;
  project: Project;
  user: { id: string; email: string };
  api_key_short_key: string;
  startMs: number;
  durationMs: number;
}

/**
 * The data of the tracing service. Traces are not stored: those of a project are generated from the
 * seed when they are read, hour by hour.
 */
export type Traces = ReturnType<typeof createTraces>;

/** Random numbers in [0, 1), reproducible by seed. */
export function createRandom(...seeds: (string | number)[]): () => number {
  let state = createHash("sha256").update(JSON.stringify(seeds)).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let hash = Math.imul(state ^ (state >>> 15), 1 | state);
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash;
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORKSPACE_COUNT = 2;
const PROJECTS_PER_WORKSPACE = 3;
const USER_COUNT = 5;

export interface TracesOptions {
  seed?: string | undefined;
  /** The id of the first workspace. */
  tenant_id?: string | undefined;
  /** Mean number of traces per hour and project. */
  perHour?: number;
}

export function createTraces(options: TracesOptions = {}) {
  const { seed = "demo", perHour = 12 } = options;
  const newId = createIdSource(`traces of ${seed}`);
  const users = Array.from({ length: USER_COUNT }, (_, index) => ({
    id: newId(),
    email: `user-${index + 1}@users.example`,
  }));
  const workspaces = Array.from({ length: WORKSPACE_COUNT }, (_, index): Workspace => {
    const projects = Array.from({ length: PROJECTS_PER_WORKSPACE }, (_, position) => ({
      id: newId(),
      name: `project-${index + 1}-${position + 1}`,
    }));
    const id = newId();
    const { tenant_id = id } = index === 0 ? options : {};
    return { id: tenant_id, name: `workspace-${index + 1}`, projects };
  });

  function* tracesOfHour(workspace: Workspace, project: Project, startMs: number) {
    const random = createRandom(seed, project.id, startMs);
    const count = Math.floor(random() * 2 * perHour + 0.5);
    const offsets = Array.from({ length: count }, () => Math.floor(random() * HOUR_MS));
    for (const [index, offset] of offsets.sort((a, b) => a - b).entries()) {
      const user = users[Math.floor(random() ** 2 * users.length)] ?? { id: "", email: "" };
      yield {
        id: createIdSource(`${project.id} ${startMs} ${index}`)(),
        workspace,
        project,
        user,
        api_key_short_key: `key...${user.id.slice(-4)}`,
        startMs: startMs + offset,
        durationMs: Math.floor(random() * 20_000),
      };
    }
  }

  return {
    workspaces,
    /** Adds a project to the first workspace, which is that of the deployments. */
    addProject(name: string, sinceMs: number): void {
      const id = createIdSource(`project ${name} of ${seed}`)();
      workspaces[0]?.projects.push({ id, name, sinceMs });
    },
    projectNames: (): string[] =>
      workspaces.flatMap(({ projects }) => projects.map(({ name }) => name)),
    removeProject(name: string): void {
      for (const workspace of workspaces)
        workspace.projects = workspace.projects.filter((project) => project.name !== name);
    },
    /** The traces that start from `startMs` on and before `endMs`, in order of time. */
    *tracesBetween(project: Project, startMs: number, endMs: number): Generator<Trace> {
      const workspace = workspaces.find(({ projects }) => projects.includes(project));
      if (workspace === undefined) throw new Error(`the emulator has no project ${project.id}`);
      const { sinceMs = 0 } = project;
      const fromMs = Math.max(startMs, sinceMs);
      for (let start = Math.floor(fromMs / HOUR_MS) * HOUR_MS; start < endMs; start += HOUR_MS) {
        for (const trace of tracesOfHour(workspace, project, start)) {
          if (trace.startMs >= fromMs && trace.startMs < endMs) yield trace;
        }
      }
    },
  };
}
