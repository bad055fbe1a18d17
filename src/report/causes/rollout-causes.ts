import type { Cause } from "./cause.ts";

export interface RolloutCause extends Cause {
  /** `name` is what was rolled out. */
  headline: (name: string) => string;
  /** Absent if only the log says what to do. */
  nextStep?: string;
  /** Whether the cause is only a symptom: an error in the log says more. */
  isVague?: true;
}

type CausesByLogType = Record<"build" | "deploy", Record<string, RolloutCause>>;

/* Beyond the contract: failure-words. */

// If toomanyrequests follows, the excerpt begins there.
const RATE_LIMIT =
  /(^|\W)toomanyrequests\b|\bpull rate limit\b|\bunexpected status\b.{0,400}: 429 Too Many Requests\b(?!.*toomanyrequests)/i;

/** Causes of a failed build, by the lines of its last error. */
const BUILD = {
  lock_file: {
    pattern:
      /\bcan only install packages when your package\.json and |\bERR_PNPM_(OUTDATED_LOCKFILE|FROZEN_LOCKFILE\w*)|\block ?file would have been (modified|created) by this install\b|\block ?file (at )?(\S+ )?needs to be updated\b|\blockfile had changes, but lockfile is frozen\b|\bchanged significantly since \S+ was last generated\b/i,
    headline: (name) => `the lock file of ${name} does not match its dependencies`,
    nextStep: "Update the lock file and commit it, then deploy again.",
  },
  network: {
    pattern:
      /\b(Temporary failure (in name resolution|resolving)|Name does not resolve|Name or service not known|failed to lookup address|[Cc]ould not resolve host|getaddrinfo|no such host|i\/o timeout|TLS handshake timeout|CERTIFICATE_VERIFY_FAILED|self[- ]signed certificate|confirming the ssl certificate|(unable|failed) to get local issuer|x509: certificate|Read timed out|error sending request|socket hang up|E(AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT))\b/,
    headline: (name) => `the build of ${name} could not connect to a server`,
    nextStep:
      "Deploy again, once. If that repeats, check the DNS, proxy and certificates of the builder.",
  },
  project: {
    pattern:
      /(^|[\\/])[\w.-]{1,100} does not contain any element\b|Error: (.{0,100}: )?No file\/folder found for (package|module) |\bMultiple top-level (packages|modules) discovered\b|\bUnable to determine which files to ship\b|\bExpected a Python module at: |\bReadme file does not exist\b/i,
    headline: (name) => `the project of ${name} could not be installed`,
    nextStep:
      "Correct which packages and files its pyproject.toml or setup.py names, and copy them into the image before it is installed, then deploy again.",
  },
  dependency: {
    // `name @ file:` is the project itself.
    pattern:
      /No matching distribution found|\bResolutionImpossible\b|\bconflicting dependencies\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|ERROR: Failed to build '(?!file:)[^']{1,200}' when |× Failed to (download and )?(build|download) (?!\S{1,200} @ file:)\W|Unable to find installation candidates|npm (ERR!|error) code E(404|TARGET|RESOLVE|UNSUPPORTEDPROTOCOL|BADENGINE)\b|npm (ERR!|error) .{0,500}(\bERROR: Repository not found\b|: Permission denied \(publickey\))|\bERR_PNPM_(NO_MATCHING_VERSION|NO_VERSIONS|LINKED_PKG_DIR_NOT_FOUND|WORKSPACE_PKG_NOT_FOUND|FETCH_404|SPEC_NOT_SUPPORTED|PEER_DEP_ISSUES|UNSUPPORTED_ENGINE)|Couldn't find (any versions for|package) "|: No candidates found\b|error: No version matching "|\bno required module provides package\b/i,
    headline: (name) => `a dependency of ${name} could not be installed`,
    nextStep: "Correct the dependency that is named there, then deploy again.",
  },
  processor: {
    pattern:
      /\bno match for platform in manifest\b|^exec \S+\/(sh|bash|dash|ash): exec format error$/i,
    headline: (name) => `the base image of ${name} is built for other processors`,
    nextStep: "Use a base image for the processors of the builder.",
  },
  repository: {
    pattern:
      /\bfailed to clone\b|^fatal: (could not read Username for|Authentication failed for|repository '.*' not found|Remote branch)|\bERROR: Repository not found\b/i,
    headline: (name) => `the repository of ${name} could not be read`,
    nextStep: "Let the platform read the repository, or correct its URL or ref, then deploy again.",
  },
  rate_limit: {
    pattern: RATE_LIMIT,
    headline: (name) => `a registry limits the pulls of the build of ${name}`,
    nextStep: "Deploy again later, or let the builder log in to that registry.",
  },
  base_image: {
    pattern: /failed to resolve source metadata/i,
    headline: (name) => `the base image of ${name} could not be pulled`,
    nextStep: "Correct the base image, or let the platform pull it.",
  },
  memory: {
    pattern:
      /\bOOM-?Killed\b|heap out of memory|\bexit(ed with)? code:? 137\b|\bdid not complete successfully: cannot allocate memory\b/i,
    headline: (name) => `the build of ${name} ran out of memory`,
    nextStep:
      "Build with fewer parallel jobs, or ask whoever manages the platform for more memory.",
  },
  disk: {
    // A full /dev/shm is not a full disk.
    pattern: /^(?!.*\/dev\/shm\b).*\bno space left on device\b/i,
    headline: (name) => `the build of ${name} ran out of disk space`,
    nextStep:
      "Install fewer or smaller packages, or ask whoever manages the platform for more disk space.",
  },
} satisfies Record<string, RolloutCause>;

/** Causes of a failed deploy. */
const DEPLOY = {
  memory: {
    pattern:
      /\bOOM-?Killed\b|\b(container|instance|pod|process) ran out of memory\b|\bout of memory: kill|\b137 \(out of memory\)|heap out of memory|\bexceed(s|ed|ing) (its |the )?memory limit|\bmemory limit\b.{0,60}\bexceeded/i,
    headline: (name) => `${name} ran out of memory`,
    nextStep: "Raise memory_mb in resource_spec, or find the leak.",
  },
  rate_limit: {
    pattern: RATE_LIMIT,
    headline: (name) => `the registry limits how often ${name} is pulled`,
    nextStep: "Deploy again later, or name a credential in image_pull_secrets of resource_spec.",
  },
  denied: {
    pattern:
      /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,600}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
    headline: (name) => `the platform is not allowed to pull ${name}`,
    nextStep:
      "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec.",
  },
  processor: {
    // Not names such as start.sh: a script without a shebang causes the same error.
    pattern:
      /\bno match(ing manifest)? for \S+ in( the)? manifest\b|\bno image found in (image index|manifest list) for architecture\b|\bdoes not (provide|match) the specified platform\b|\bnot contain descriptor matching platform\b|(^|: )exec:? "?(?!\S{0,200}(entrypoint|start|run|init|wrapper|\.[a-z]{1,4}"?: ))\S{1,200}: exec format error\b/i,
    headline: (name) => `${name} is built for other processors`,
    nextStep:
      "Build the image for those of the platform, such as by docker build --platform linux/amd64.",
  },
  start_command: {
    // Not every text about exec: an agent may fail to start another program.
    pattern:
      /((^|process( caused)?: |container init: |crun: )exec:? (container process )?"?\S{1,200}|\bexec user process caused): (stat \S{1,200}: )?(permission denied|no such file or directory|exec format error|executable file not found in \$PATH)\b|\bcrun: executable file \S{1,200} not found\b|\btini \(\d+\)\] exec \S{1,200} failed: |\bbad interpreter: |\benv: \S{1,100}\\r\b/i,
    headline: (name) => `the start command of ${name} cannot be run`,
    nextStep:
      "Check that the command is in the image, executable and built for the platform's processors, and that a script has a shebang and LF line endings, then deploy again.",
  },
  service_account: {
    pattern:
      /\bserviceaccount "[^"]{1,253}" not found|\bservice account \S+ (was |is )?not found\b/i,
    headline: (name) => `the service account of ${name} does not exist`,
    nextStep:
      "Create it in the agent's namespace, or correct service_account_name in resource_spec, then deploy again.",
  },
  policy: {
    pattern:
      /\badmission webhook "[^"]{1,253}" denied the request\b|\bviolates PodSecurity\b|\bdenied request: |\bany security context constraint\b|\bis forbidden: (maximum|minimum) |\bhas runAsNonRoot and\b/i,
    headline: (name) => `a policy of the cluster does not allow ${name}`,
    nextStep: "Change what the policy names, or ask whoever manages the cluster to allow it.",
  },
  configuration: {
    pattern:
      /\b(secret|configmap) "[^"]{1,253}" not found|\bcouldn't find key \S+ in (secret|configmap)\b|\bCreateContainerConfigError\b/i,
    headline: (name) => `the container of ${name} could not be configured`,
    nextStep: "Check the secrets and config maps of the cluster that it needs, then deploy again.",
  },
  registry: {
    pattern:
      /\b(pull image|resolve reference)\b.{0,600}\b(dial tcp\b|x509: |TLS handshake timeout\b|i\/o timeout\b|connection reset by peer\b|net\/http: request canceled\b|remote error: tls\b|context deadline exceeded\b|server gave HTTP response to HTTPS client\b)/i,
    headline: (name) => `the platform could not connect to the registry of ${name}`,
    nextStep:
      "Deploy again, once. If that repeats, check the registry's address and certificate, and the network of the cluster.",
  },
  not_pulled: {
    pattern:
      /\bmanifest unknown\b|\bpull access denied\b|\bmanifest for \S+ not found\b|\bfailed to (pull image|resolve reference)\b|\bback-?off pulling image\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
    headline: (name) => `${name} could not be pulled`,
    nextStep:
      "Check the name and the tag or digest of the image, whether it was pushed, and whether the platform may pull it.",
  },
  room: {
    pattern:
      /\b\d+ insufficient (cpu|memory|ephemeral-storage)\b|\b(nodes?|unschedulable|FailedScheduling)\b.{0,200}\binsufficient (cpu|memory)\b|\bnode was low on resource: |\bexceeded quota: .{0,200}\brequested:/i,
    headline: (name) => `there is no room for ${name}`,
    nextStep:
      "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota.",
  },
  health_check: {
    pattern:
      /\b(readiness|liveness|startup) probe (has )?failed\b|\bfailed (its |the )?((readiness|liveness|startup) probe|health ?check)|(^|[.:;,] |\b(the|its|container|deployment|revision) )health ?checks? (has |have )?(failed|timed out)\b/i,
    headline: (name) => `${name} failed its health check`,
    nextStep:
      "Check in the deploy log that it starts in time and listens on the port that the platform probes.",
    isVague: true,
  },
  port: {
    pattern:
      /\bEADDRINUSE: |\[Errno (98|48)\]|\bbind.{0,100}\baddress already in use\b|\bConnection in use: \(/i,
    headline: (name) => `the port of ${name} is in use`,
    nextStep:
      "Let only one process of the pod listen on it (sidecars share its ports), or change the port.",
  },
  module: {
    pattern:
      /(\bModuleNotFoundError|(^|\/)python[\d.]{0,6}): No module named\b|\bError \[ERR_MODULE_NOT_FOUND\]|\bError: Cannot find (module|package) '/,
    headline: (name) => `a module is missing in ${name}`,
    nextStep:
      "Add the module to the dependencies, or correct how it is imported, then deploy again.",
  },
  license: {
    pattern: /\blicense (key (is not valid|(has |is )?(expired|invalid))|verification failed)\b/i,
    headline: (name) => `the license for ${name} could not be verified`,
    nextStep:
      "Correct the license key or API key among its secrets, or let it connect to the license server, then deploy again.",
  },
  not_ready: {
    pattern:
      /\b(deployment|revision)\b.{0,80}\bis not ready after \d+|\btimed out waiting for (the )?(deployment|rollout|condition)\b|\bexceeded its progress deadline\b|\bProgressDeadlineExceeded\b/i,
    headline: (name) => `${name} was not ready in time`,
    nextStep:
      "Deploy again, once. If that repeats, make it start faster, or correct its port or health check.",
    isVague: true,
  },
  crash: {
    pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
    headline: (name) => `${name} keeps crashing`,
    isVague: true,
  },
} satisfies Record<string, RolloutCause>;

export const ROLLOUT_CAUSES: CausesByLogType = { build: BUILD, deploy: DEPLOY };

const { memory, processor, port, module, license } = DEPLOY;

/** A Go agent that cannot start another program also logs `exec: "`, but without `: unknown`. */
const start_command = {
  ...DEPLOY.start_command,
  pattern: new RegExp(
    `^(?!exec: "(?!.*: unknown\\b)).*(${DEPLOY.start_command.pattern.source})`,
    "i",
  ),
};

/** Causes to search logs for: of a deploy only few, because the agent itself writes that log. */
export const CAUSES_IN_LOGS: CausesByLogType = {
  build: BUILD,
  deploy: { memory, processor, start_command, port, module, license },
};
