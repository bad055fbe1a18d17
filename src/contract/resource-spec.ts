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
const passedThrough = freeForm.nullish();
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
  name: dnsLabel.meta({ description: "Unique in the pod." }),
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
  mountPath: z.string().min(1),
  subPath: text,
  mountPropagation: text,
  readOnly: z.boolean().nullish(),
  subPathExpr: text,
});

/** contract: EnvVar. */
export const EnvVar = z
  .strictObject({
    name: z
      .string()
      .regex(
        C_IDENTIFIER,
        "must be a C identifier: letters, digits and '_', not beginning with a digit",
      ),
    value: text.meta({ description: "Empty when not given." }),
    valueFrom: passedThrough,
  })
  .refine((variable) => !(variable.value && variable.valueFrom), {
    path: ["valueFrom"],
    message: "is not allowed beside a non-empty value: keep one of the two",
  });

/** contract: ResourceRequirements. Values are Kubernetes quantities, such as `500m` or `1Gi`. */
export const ResourceRequirements = z.strictObject({
  limits: z.record(z.string(), z.string()).nullish(),
  requests: z.record(z.string(), z.string()).nullish(),
});

/** contract: Container. */
export const Container = z.strictObject({
  name: dnsLabel,
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
 * field's. A field stands after the one that it follows.
 */
export const RESOURCE_DEFAULTS: Readonly<Record<string, ResourceDefault>> = DEFAULTS;

/** Fields, and the field that each must not exceed: minimum and maximum, request and limit. */
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

const defaultOf = (field: keyof typeof DEFAULTS) => {
  const { follows, times } = DEFAULTS[field];
  return { description: `${times === 2 ? `Twice ${follows}` : follows} when not given.` };
};

const count = z.int().nonnegative().nullish();
const megabytes = z.int().nonnegative().nullish();
// Not in the contract: newer servers accept steps of 0.1; older ones answer 422 to a fraction.
const cpus = z.number().nonnegative().multipleOf(0.1).nullish();
const unused = { description: "Not to be used." };

/** contract: ResourceSpec, for `external_docker`. Memory is in MB, storage in GiB. */
export const ResourceSpec = z.strictObject({
  min_scale: count.meta({ description: "Minimum replicas." }),
  max_scale: count.meta({ description: "Maximum replicas." }),
  cpu: cpus.meta({ description: "CPU request per replica." }),
  cpu_limit: cpus.meta(defaultOf("cpu_limit")),
  memory_mb: megabytes.meta({ description: "Memory request per replica, in MB." }),
  memory_limit_mb: megabytes.meta(defaultOf("memory_limit_mb")),
  queue_min_scale: count.meta(defaultOf("queue_min_scale")),
  queue_max_scale: count.meta(defaultOf("queue_max_scale")),
  queue_cpu: cpus.meta(defaultOf("queue_cpu")),
  queue_cpu_limit: cpus.meta(defaultOf("queue_cpu_limit")),
  queue_memory_mb: megabytes.meta(defaultOf("queue_memory_mb")),
  queue_memory_limit_mb: megabytes.meta(defaultOf("queue_memory_limit_mb")),
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
  redis_memory_mb: megabytes.meta({ description: "Memory of the Redis deployment, in MB." }),
  labels: z.record(z.string(), z.string()).nullish(),
  annotations: z.record(z.string(), z.string()).nullish(),
  service_account_name: z
    .string()
    .min(1)
    .nullish()
    .meta({ description: "Must exist in the target namespace." }),
  image_pull_secrets: z
    .array(LocalObjectReference)
    .nullish()
    .meta({ description: "Of docker-config type, in the same namespace." }),
  volumes: z.array(Volume).nullish(),
  volume_mounts: z.array(VolumeMount).nullish(),
  init_containers: z
    .array(Container)
    .nullish()
    .meta({ description: "Run to completion before the main container starts." }),
  sidecars: z.array(Container).nullish().meta({ description: "Run alongside the main container." }),
  db_cpu: z.number().nonnegative().nullish().meta({ description: "Postgres CPU request." }),
  db_cpu_limit: z.number().nonnegative().nullish().meta(defaultOf("db_cpu_limit")),
  db_memory_mb: megabytes.meta({ description: "Postgres memory request, in MB." }),
  db_memory_limit_mb: megabytes.meta(defaultOf("db_memory_limit_mb")),
  db_storage_gi: z.int().nonnegative().nullish().meta({ description: "Postgres storage, in GiB." }),
  db_max_connections: count.meta({ description: "Maximum Postgres connections." }),
});
export type ResourceSpec = z.infer<typeof ResourceSpec>;

/** contract: the fields that are marked as not to be used. */
export const UNUSED_RESOURCE_FIELDS: readonly string[] = Object.entries(ResourceSpec.shape)
  .filter(([, schema]) => schema.description === unused.description)
  .map(([name]) => name);

/** contract: ResourceSpec, in a reply. Unknown fields are kept. */
export const ResourceSpecReply = z.record(z.string(), JsonValue);
export type ResourceSpecReply = z.infer<typeof ResourceSpecReply>;
