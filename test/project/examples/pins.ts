/**
 * What workflows and examples may use: the oldest version, the Node that it runs on, and the commit
 * of its tag. GitHub's runners have had no Node 20 since September 2026.
 */
export const PINS: Record<string, readonly [version: string, node: number, commit: string]> = {
  "actions/attest": ["4.2.2", 24, "1e69f48acb82d1966a394da916b4c1698aa569d6"],
  "actions/checkout": ["7.0.1", 24, "3d3c42e5aac5ba805825da76410c181273ba90b1"],
  "actions/download-artifact": ["8.0.1", 24, "3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c"],
  "actions/setup-node": ["7.0.0", 24, "820762786026740c76f36085b0efc47a31fe5020"],
  "actions/upload-artifact": ["7.0.0", 24, "bbbca2ddaa5d8feaa63e36b76fdaad77386f024f"],
  "docker/build-push-action": ["7.3.0", 24, "53b7df96c91f9c12dcc8a07bcb9ccacbed38856a"],
  "docker/login-action": ["4.1.0", 24, "4907a6ddec9925e35a0a9e82d7399ccc52663121"],
  "docker/setup-buildx-action": ["4.3.0", 24, "37fe631027851001ddb9b187196cc803df7f5f0e"],
  "github/codeql-action": ["4.36.2", 24, "8aad20d150bbac5944a9f9d289da16a4b0d87c1e"],
};
