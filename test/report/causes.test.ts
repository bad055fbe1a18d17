import { describe, expect, it } from "vitest";
import { CAUSES, type Cause, causeIn } from "../../src/report/causes.ts";

/** Texts as platforms, registries and package managers write them. */
interface Texts {
  is: readonly string[];
  /** What looks like it, and is something else, or may be. */
  isNot: readonly string[];
}

type Table = { [Kind in keyof typeof CAUSES]: Record<keyof (typeof CAUSES)[Kind], Texts> };

const TEXTS: Table = {
  build: {
    dependency: {
      is: [
        "#9 2.345 ERROR: No matching distribution found for agent-tools==9.9.9",
        "npm error code ERESOLVE",
        "npm ERR! code E404",
        "ERROR: ResolutionImpossible: for help visit https://pip.pypa.io/en/latest/topics/dependency-resolution/",
        "  × No solution found when resolving dependencies:",
        "Because app depends on foo (^9.0) which doesn't match any versions, version solving failed.",
        " ERR_PNPM_NO_MATCHING_VERSION  No matching version found for left-pad@9.9.9",
        "ERROR: Could not build wheels for psycopg2, which is required to install pyproject.toml-based projects",
        "ERROR: Failed to build installable wheels for some pyproject.toml based projects (lxml)",
      ],
      isNot: [
        "#7 ERROR: registry.example.com/agent-image:cache: not found",
        "npm error code ELIFECYCLE",
        "npm error code ENOENT",
        "ModuleNotFoundError: No module named 'tools'",
        "ERROR: Could not open requirements file: [Errno 2] No such file or directory: 'requirements.txt'",
      ],
    },
    base_image: {
      is: [
        "ERROR: failed to solve: python:3.99: failed to resolve source metadata for docker.io/library/python:3.99: docker.io/library/python:3.99: not found",
        "failed to solve: acme/base: failed to resolve source metadata for docker.io/acme/base:latest: pull access denied, repository does not exist or may require authorization",
        "ERROR: failed to solve: ghcr.io/acme/base:1: failed to resolve source metadata for ghcr.io/acme/base:1: failed to authorize: 401 Unauthorized",
      ],
      isNot: [
        "#7 importing cache manifest from registry.example.com/agent-image:cache: not found",
        'ERROR: failed to solve: failed to compute cache key: "/requirements.txt": not found',
        '#8 ERROR: process "/bin/sh -c git clone https://example.com/tools" did not complete successfully: repository not found',
      ],
    },
    memory: {
      is: [
        "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory",
        'ERROR: failed to solve: process "/bin/sh -c npm run build" did not complete successfully: exit code: 137',
        "build pod build-7: OOMKilled",
      ],
      isNot: [
        "FAILED tests/test_out_of_memory.py::test_limit - AssertionError: 3 != 4",
        'ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 1',
        "npm error code E137",
      ],
    },
  },
  deploy: {
    memory: {
      is: [
        "Container 'agent-server' terminated with exit code 137 (OOMKilled)",
        "Memory cgroup out of memory: Killed process 4711 (uvicorn) total-vm:2101348kB",
        "The container ran out of memory.",
        "Memory limit of 512 MiB exceeded with 530 MiB used.",
        "The instance was stopped for exceeding its memory limit",
      ],
      isNot: [
        "the container exited with code 137",
        "pytest tests/test_out_of_memory.py: 1 failed",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB",
        "psycopg.OperationalError: FATAL: out of memory DETAIL: Failed on request of size 512",
        "Liveness probe failed: connection refused; container killed, exit code 137",
        "There is insufficient memory for the Java Runtime Environment to continue.",
        "the container exited with code 1",
      ],
    },
    rate_limit: {
      is: [
        'Failed to pull image "agent:1.1.0": toomanyrequests: You have reached your pull rate limit.',
        "ErrImagePull: toomanyrequests: Rate exceeded",
        "You have reached your unauthenticated pull rate limit. https://www.docker.com/increase-rate-limit",
      ],
      isNot: [
        "openai.RateLimitError: Error code: 429 - Too Many Requests",
        "429 Too Many Requests: model is overloaded",
        'Back-off pulling image "agent:1.1.0"',
      ],
    },
    denied: {
      is: [
        'Failed to pull image "r.example.com/agent:1": failed to resolve reference "r.example.com/agent:1": unexpected status code 401 Unauthorized',
        "no basic auth credentials",
        "denied: requested access to the resource is denied",
        "ErrImagePull: unexpected status from HEAD request to https://ghcr.io/v2/acme/agent/manifests/1: 403 Forbidden",
        'failed to pull and unpack image "ghcr.io/acme/agent:1": failed to authorize: denied',
      ],
      isNot: [
        "PermissionError: [Errno 13] Permission denied: '/data'",
        "image agent:1.1.0 started, then PermissionError: [Errno 13] Permission denied: '/data'",
        "git pull: git@github.com: Permission denied (publickey).",
        "openai.AuthenticationError: Error code: 401 - Unauthorized while the image was described",
        'Failed to pull image "agent:9": manifest unknown',
        "pull access denied, repository does not exist or may require authorization",
        'Failed to pull image "agent:9": pull access denied for agent, repository does not exist or may require docker login: denied: requested access to the resource is denied',
      ],
    },
    processor: {
      is: [
        'Failed to pull image "agent:1": no match for platform in manifest: not found',
        "exec /usr/local/bin/uvicorn: exec format error",
        'ErrImagePull: failed to pull and unpack image "agent:1": no match for platform in manifest sha256:0123: not found',
      ],
      isNot: [
        "ValueError: format error in exec mode",
        "exec /app/start.sh: exec format error",
        "ImportError: libGL.so.1: cannot open shared object file",
        "ERROR: this platform is not supported by torch",
      ],
    },
    not_pulled: {
      is: [
        "manifest unknown: manifest unknown",
        "pull access denied, repository does not exist or may require authorization",
        "Error response from daemon: manifest for acme/agent:9 not found",
        'Failed to pull image "agent:9": rpc error: code = NotFound desc = failed to resolve reference "agent:9": not found',
        'Back-off pulling image "agent:9"',
        "Error: ImagePullBackOff",
        "InvalidImageName",
      ],
      isNot: [
        "module 'tools' not found",
        "image agent:1.1.0 was pulled, then: module 'tools' not found",
        "importing cache manifest from registry.example.com/agent-image:cache: not found",
        "FileNotFoundError: image logo.png does not exist",
        "the manifest of the web app was not found: manifest.json",
      ],
    },
    room: {
      is: [
        "0/3 nodes are available: 3 Insufficient cpu. preemption: 0/3 nodes are available",
        "FailedScheduling: no node has room: insufficient memory",
        'pods "agent-1" is forbidden: exceeded quota: compute, requested: cpu=2, used: cpu=3, limited: cpu=4',
      ],
      isNot: [
        "0/3 nodes are available: 3 node(s) had untolerated taint {nvidia.com/gpu: present}",
        "0/3 nodes are available: pod has unbound immediate PersistentVolumeClaims",
        "openai.RateLimitError: You exceeded your current quota, please check your plan",
        "There is insufficient memory for the Java Runtime Environment to continue.",
        "google.api_core.exceptions.ResourceExhausted: exceeded quota for requests per minute",
      ],
    },
    health_check: {
      is: [
        "Readiness probe failed: HTTP probe failed with statuscode: 503",
        "Liveness probe failed: connection refused; container killed, exit code 137",
        "Container agent failed liveness probe, will be restarted",
        "The revision failed its health check",
        "Health check failed after 300 seconds",
      ],
      isNot: [
        "redis.exceptions.ConnectionError: Redis health check failed",
        "ImportError: cannot import name 'health_check'",
        "the startup of the probe service failed",
        "RuntimeError: health checker is not configured",
      ],
    },
    crash: {
      is: [
        "CrashLoopBackOff",
        "Back-off restarting failed container agent in pod agent-1",
        "The deployment is in a crash loop.",
      ],
      isNot: [
        "Error: ImagePullBackOff",
        "RuntimeError: crash in loop.py",
        "the container exited with code 1",
      ],
    },
  },
  export: {
    denied: {
      is: [
        "Access denied",
        "An error occurred (AccessDenied) when calling the PutObject operation: Access Denied",
        "PUT /exports/1.parquet: 403 Forbidden",
      ],
      isNot: ["row 403 could not be read", "denied by policy of the model", "status 4030"],
    },
    bucket: {
      is: [
        "Bucket is not valid",
        "NoSuchBucket: The specified bucket does not exist",
        "An error occurred (NoSuchBucket) when calling the PutObject operation",
      ],
      isNot: ["Access denied", "NoSuchKey: The specified key does not exist", "bucket brigade"],
    },
    access_key: {
      is: [
        "Key ID you provided does not exist",
        "The AWS Access Key ID you provided does not exist in our records.",
        "InvalidAccessKeyId",
      ],
      isNot: ["NoSuchKey", "the key of a row does not exist", "SignatureDoesNotMatch"],
    },
    endpoint: {
      is: [
        "Invalid endpoint",
        "InvalidEndpoint: not a store",
        "ValueError: Invalid endpoint: https://example.com/x y",
      ],
      isNot: [
        "Could not connect to the endpoint URL",
        "endpoint closed the connection",
        "connection to the endpoint timed out",
      ],
    },
    destination: {
      is: [
        "Destination was deleted",
        "The destination 0378d525 has been deleted",
        "destination not found",
      ],
      isNot: [
        "destination: Access denied",
        "the file at the destination may be removed later",
        "deleted rows of the destination were skipped",
      ],
    },
    too_long: {
      is: [
        "The run timed out after 4 hours",
        "run timeout exceeded",
        "activity ExportRun: deadline exceeded",
      ],
      isNot: [
        "Connect timeout on endpoint URL",
        "ReadTimeout: the object store timed out",
        "context deadline exceeded",
      ],
    },
    rows: {
      is: [
        "the rows could not be serialized",
        "out of memory",
        "Resource exhausted: too many rows in a group",
      ],
      isNot: [
        "resource not found",
        "the memory of the agent is not exported",
        "the serial number is unknown",
      ],
    },
    interruption: {
      is: [
        "the worker was restarted",
        "pod evicted: node is under pressure",
        "the process was interrupted: shutting down",
      ],
      isNot: ["worker 3: unknown column", "invalid interrupt value in a row", "preemptive"],
    },
  },
};

const kinds = Object.entries(CAUSES).map(([kind, causes]) => ({
  causes: new Map(Object.entries<Cause>(causes)),
  texts: new Map<string, Texts>(
    Object.entries(TEXTS).flatMap(([of, table]) => (of === kind ? Object.entries(table) : [])),
  ),
  kind,
}));

describe.each(kinds)("a cause of an end of $kind", ({ causes, texts }) => {
  it.each([...causes])("%s has three texts that name it, and three that do not", (name, cause) => {
    const { is, isNot } = texts.get(name) ?? { is: [], isNot: [] };
    expect([is.length > 2, isNot.length > 2]).toEqual([true, true]);
    const naming = [...is, ...isNot].filter(
      (text) => causeIn(Object.fromEntries(causes), text) === cause,
    );
    expect(naming).toEqual(is);
  });
});
