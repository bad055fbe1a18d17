import * as z from "zod";

/*
 * Requests are strict, because an unknown key is a spelling mistake. In replies unknown fields are
 * kept (`ResourceSpecReply`), so that a merge drops no field of a newer server.
 */

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;

const text = z.string().nullish();
export const JsonValue = z.json();
const freeForm = z.record(z.string(), JsonValue);
const texts = z.record(z.string(), z.string()).nullish();
const passedThrough = freeForm.nullish().meta({ description: "As in Kubernetes, not checked." });
const dnsLabel = z
  .string()
  .regex(
    DNS_LABEL,
    "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit",
  );

/** contract: LocalObjectReference. */
export const LocalObjectReference = z.strictObject({ name: z.string().min(1) });

/** contract: Volume. Each optional member is a Kubernetes volume source, and is not checked. */
export const Volume = z.strictObject({
  name: dnsLabel.meta({ description: "Unique in the pod: at most 63 of a-z, 0-9 and -." }),
  configMap: passedThrough,
  secret: passedThrough,
  emptyDir: passedThrough,
  persistentVolumeClaim: passedThrough,
  nfs: passedThrough,
  projected: passedThrough,
  downwardAPI: passedThrough,
  csi: passedThrough,
});

/** contract: VolumeMount. */
export const VolumeMount = z.strictObject({
  name: z.string().min(1).meta({ description: "Name of one of the volumes." }),
  mountPath: z.string().min(1).meta({ description: "Path in the container." }),
  subPath: text.meta({ description: "Path in the volume; the whole volume when not given." }),
  mountPropagation: text,
  readOnly: z.boolean().nullish(),
  subPathExpr: text.meta({ description: "As `subPath`, with environment variables in it." }),
});

/** contract: EnvVar. */
export const EnvVar = z
  .strictObject({
    name: z
      .string()
      .regex(
        C_IDENTIFIER,
        "must be a C identifier: letters, digits and '_', not beginning with a digit",
      )
      .meta({ description: "Letters, digits and `_`, not beginning with a digit." }),
    value: text.meta({ description: "Empty when not given." }),
    valueFrom: passedThrough.meta({
      description: "A source as in Kubernetes, such as `secretKeyRef`. Not beside a `value`.",
    }),
  })
  .refine((variable) => !(variable.value && variable.valueFrom), {
    path: ["valueFrom"],
    message: "is not allowed beside a non-empty value: keep one of the two",
  });

/** contract: ResourceRequirements. Values are Kubernetes quantities, such as `500m` or `1Gi`. */
export const ResourceRequirements = z.strictObject({
  limits: texts.meta({ examples: [{ cpu: "500m", memory: "1Gi" }] }),
  requests: texts.meta({ examples: [{ cpu: "100m", memory: "256Mi" }] }),
});

/** contract: Container. */
export const Container = z.strictObject({
  name: dnsLabel.meta({ description: "At most 63 of a-z, 0-9 and -." }),
  image: z.string().min(1),
  imagePullPolicy: z.enum(["Always", "Never", "IfNotPresent"]).nullish(),
  command: z.array(z.string()).nullish(),
  args: z.array(z.string()).nullish(),
  workingDir: text,
  env: z.array(EnvVar).nullish(),
  envFrom: z.array(freeForm).nullish(),
  resources: ResourceRequirements.nullish(),
  volumeMounts: z.array(VolumeMount).nullish(),
  securityContext: passedThrough,
  restartPolicy: z.enum(["Always", "OnFailure"]).nullish().meta({ description: "For sidecars." }),
});

interface ResourceDefault {
  /** The field that decides the value. */
  follows: string;
  times: 1 | 2;
}

const DEFAULTS = {
  cpu_limit: { follows: "cpu", times: 2 },
  memory_limit_mb: { follows: "memory_mb", times: 2 },
  queue_min_scale: { follows: "min_scale", times: 1 },
  queue_max_scale: { follows: "max_scale", times: 1 },
  queue_cpu: { follows: "cpu", times: 1 },
  queue_cpu_limit: { follows: "queue_cpu", times: 2 },
  queue_memory_mb: { follows: "memory_mb", times: 1 },
  queue_memory_limit_mb: { follows: "queue_memory_mb", times: 2 },
  db_cpu_limit: { follows: "db_cpu", times: 2 },
  db_memory_limit_mb: { follows: "db_memory_mb", times: 2 },
} as const satisfies Record<string, ResourceDefault>;

/**
 * contract: ResourceSpec. The values of fields that are not given, each as a multiple of another
 * field's. A field stands after the one that it follows. Beyond the contract: derived-limits.
 */
export const RESOURCE_DEFAULTS: Readonly<Record<string, ResourceDefault>> = DEFAULTS;

/**
 * Fields, and the field that each must not exceed: minimum and maximum, request and limit. Beyond
 * the contract: spec-bounds.
 */
export const RESOURCE_BOUNDS: readonly [low: string, high: string][] = [
  ["min_scale", "max_scale"],
  ["cpu", "cpu_limit"],
  ["memory_mb", "memory_limit_mb"],
  ["queue_min_scale", "queue_max_scale"],
  ["queue_cpu", "queue_cpu_limit"],
  ["queue_memory_mb", "queue_memory_limit_mb"],
  ["db_cpu", "db_cpu_limit"],
  ["db_memory_mb", "db_memory_limit_mb"],
  ["orchestrator_min_scale", "orchestrator_max_scale"],
  ["orchestrator_cpu", "orchestrator_cpu_limit"],
  ["orchestrator_memory_mb", "orchestrator_memory_limit_mb"],
  ["executor_cpu", "executor_cpu_limit"],
  ["executor_memory_mb", "executor_memory_limit_mb"],
];

const withDefault = (field: keyof typeof DEFAULTS, meaning: string, example: number) => {
  const { follows, times } = DEFAULTS[field];
  const value = times === 2 ? `Twice \`${follows}\`` : `\`${follows}\``;
  return { description: `${meaning} ${value} when not given.`, examples: [example] };
};
const about = (description: string, example: unknown) => ({ description, examples: [example] });

const notNegative = { row: "spec-bounds" };
const count = z.int().nonnegative().meta(notNegative).nullish();
const megabytes = count;
const databaseCpus = z.number().nonnegative().meta(notNegative).nullish();
// contract: whole numbers.
const cpus = databaseCpus.meta({ row: "fractional-cpus" });
const unused = { description: "Not to be used." };

/** contract: ResourceSpec, for `external_docker`. Memory is in MB, storage in GiB. */
export const ResourceSpec = z.strictObject({
  min_scale: count.meta(about("Minimum replicas.", 1)),
  max_scale: count.meta(about("Maximum replicas.", 3)),
  cpu: cpus.meta(about("CPU request per replica.", 1)),
  cpu_limit: cpus.meta(withDefault("cpu_limit", "CPU limit per replica.", 2)),
  memory_mb: megabytes.meta(about("Memory request per replica, in MB.", 2048)),
  memory_limit_mb: megabytes.meta(
    withDefault("memory_limit_mb", "Memory limit per replica, in MB.", 4096),
  ),
  queue_min_scale: count.meta(
    withDefault("queue_min_scale", "Minimum replicas of the queue deployment.", 1),
  ),
  queue_max_scale: count.meta(
    withDefault("queue_max_scale", "Maximum replicas of the queue deployment.", 3),
  ),
  queue_cpu: cpus.meta(withDefault("queue_cpu", "CPU request of the queue deployment.", 1)),
  queue_cpu_limit: cpus.meta(
    withDefault("queue_cpu_limit", "CPU limit of the queue deployment.", 2),
  ),
  queue_memory_mb: megabytes.meta(
    withDefault("queue_memory_mb", "Memory request of the queue deployment, in MB.", 2048),
  ),
  queue_memory_limit_mb: megabytes.meta(
    withDefault("queue_memory_limit_mb", "Memory limit of the queue deployment, in MB.", 4096),
  ),
  orchestrator_cpu: count.meta(unused),
  orchestrator_cpu_limit: count.meta(unused),
  orchestrator_memory_mb: megabytes.meta(unused),
  orchestrator_memory_limit_mb: megabytes.meta(unused),
  orchestrator_min_scale: count.meta(unused),
  orchestrator_max_scale: count.meta(unused),
  executor_cpu: count.meta(unused),
  executor_cpu_limit: count.meta(unused),
  executor_memory_mb: megabytes.meta(unused),
  executor_memory_limit_mb: megabytes.meta(unused),
  redis_memory_mb: megabytes.meta(about("Memory of the Redis deployment, in MB.", 512)),
  labels: texts.meta(about("Extra labels on what the deployment creates.", { team: "support" })),
  annotations: texts.meta(about("Extra annotations on it.", { owner: "support@example.com" })),
  service_account_name: z
    .string()
    .min(1)
    .nullish()
    .meta(about("Service account, which must exist in the target namespace.", "agent")),
  image_pull_secrets: z
    .array(LocalObjectReference)
    .nullish()
    .meta(
      about("For a private registry: secrets of docker-config type, in the same namespace.", [
        { name: "regcred" },
      ]),
    ),
  volumes: z
    .array(Volume)
    .nullish()
    .meta(about("Volumes of the pod.", [{ name: "cache", emptyDir: {} }])),
  volume_mounts: z
    .array(VolumeMount)
    .nullish()
    .meta(about("Where the container sees them.", [{ name: "cache", mountPath: "/cache" }])),
  init_containers: z
    .array(Container)
    .nullish()
    .meta(
      about("Run to completion before the main container starts.", [
        { name: "migrate", image: "registry.example.com/migrate:1" },
      ]),
    ),
  sidecars: z
    .array(Container)
    .nullish()
    .meta(
      about("Run alongside the main container.", [
        { name: "proxy", image: "registry.example.com/proxy:1" },
      ]),
    ),
  db_cpu: databaseCpus.meta(about("Postgres CPU request.", 0.5)),
  db_cpu_limit: databaseCpus.meta(withDefault("db_cpu_limit", "Postgres CPU limit.", 1)),
  db_memory_mb: megabytes.meta(about("Postgres memory request, in MB.", 2048)),
  db_memory_limit_mb: megabytes.meta(
    withDefault("db_memory_limit_mb", "Postgres memory limit, in MB.", 4096),
  ),
  db_storage_gi: count.meta(about("Postgres storage, in GiB.", 20)),
  db_max_connections: count.meta(about("Maximum Postgres connections.", 200)),
});
export type ResourceSpec = z.infer<typeof ResourceSpec>;

/** contract: the fields that are marked as not to be used. */
export const UNUSED_RESOURCE_FIELDS: readonly string[] = Object.entries(ResourceSpec.shape)
  .filter(([, schema]) => schema.description === unused.description)
  .map(([name]) => name);

/** contract: ResourceSpec, in a reply. Unknown fields are kept. */
export const ResourceSpecReply = z.record(z.string(), JsonValue);
export type ResourceSpecReply = z.infer<typeof ResourceSpecReply>;
