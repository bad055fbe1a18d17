import { describe, expect, it } from "vitest";
import { deriveAddress } from "../../../../src/actions/deploy/checks/address.ts";

const PUBLIC_URL = "https://platform.example";
const PRIVATE_URL = "https://10.20.30.40";

/** The address that `auto` derives from the shown one, or why there is none. */
function addressOrProblem(shownUrl: string, base_url: string, allow_http = true): string {
  const inputs = { smoke_test_url: "auto", custom_url: shownUrl, base_url, allow_http };
  const address = deriveAddress(undefined, inputs);
  return "url" in address ? address.url : address.problem;
}

describe("smoke_test_url: auto", () => {
  it.each([
    ...["169.254.169.254", "2852039166", "0xa9fea9fe", "0251.0376.0251.0376", "169.254.43518"],
    ...["169.254.169.254.", "[::ffff:169.254.169.254]", "[::ffff:a9fe:a9fe]", "[::a9fe:a9fe]"],
    ...["[64:ff9b::a9fe:a9fe]", "[64:ff9b::169.254.170.2]", "[2002:a9fe:a9fe::]"],
    ...["[fd00:ec2::254]", "[FD00:0EC2:0:0:0:0:0:254]", "168.63.129.16", "[64:ff9b::a83f:8110]"],
    ...["100.100.100.200", "192.0.0.192", "198.18.0.1", "198.19.255.255", "[64:ff9b::c612:1]"],
    ...["metadata", "metadata.google.internal", "metadata.google.internal."],
    ...["METADATA.GOOGLE.internal", "metadata.goog", "instance-data.ec2.internal"],
    ...["metadata.platformequinix.com", "ip6-localhost", "ip6-loopback"],
    ...["%31%36%39.254.169.254", "１６９.254.169.254", "169。254。169。254"],
  ])("never takes %s, whatever the network of base_url", (host) => {
    for (const base of [PUBLIC_URL, PRIVATE_URL, "http://127.0.0.1:8123"])
      for (const shownUrl of [host, `https://${host}`, `http://${host}:80/x`])
        expect(addressOrProblem(shownUrl, base)).toMatch(/of this machine or of a private network/);
  });

  it.each([
    ...["10.1.2.3", "[::ffff:10.1.2.3]", "[64:ff9b::a01:203]", "192.168.1.1", "172.16.0.1"],
    ...["172.31.255.255", "224.0.0.1", "100.64.0.1", "[64:ff9b:1::1]", "[2002:7f00:1::]"],
    ...["127.0.0.1", "127.1", "2130706433", "[::127.0.0.1]", "[64:ff9b::7f00:1]", "0"],
    ...["localhost", "agent.localhost", "[::1]", "[fd12::1]", "[fe80::1]"],
  ])("takes %s only where base_url is private, too", (host) => {
    expect(addressOrProblem(`https://${host}`, PUBLIC_URL)).toContain("of a private network");
    expect(addressOrProblem(`https://${host}`, PRIVATE_URL)).toMatch(/^https:/);
  });

  it.each([
    ...["file:///etc/passwd", "ftp://agent.example", "gopher://agent.example", "unix:/x"],
    ...["ws://a.b", "http:/127.0.0.1", "https:agent.example", "javascript:alert(1)"],
    ...["data:text/html,x", "\\\\a\\b", "HTTPS:/agent.example", "jar:https://agent.example"],
    ...["blob:https://agent.example/x", "https://user@agent.example", "mailto:ops@agent.example"],
    ...[`https://a.example/${"/".repeat(300_000)}`, `https://a.example/${"ok/".repeat(1_000)}`],
    `${"a.".repeat(50_000)}example`,
  ])(
    "refuses other schemes, malformed or too long URLs, and credentials in them: %#",
    (shownUrl) => {
      const problem = "what the service shows is not an address";
      expect(addressOrProblem(shownUrl, PRIVATE_URL)).toContain(problem);
    },
  );

  it.each([
    ["agent.example", "https://agent.example"],
    ["agent.example:8443/prefix/", "https://agent.example:8443/prefix"],
    ["HTTPS://agent.example", "https://agent.example"],
    ["http://8.8.8.8/ok", "http://8.8.8.8"],
    ["https://metadata.agents.example", "https://metadata.agents.example"],
    ["https://[2001:4860:4860::8888]", "https://[2001:4860:4860::8888]"],
  ])("takes %s as %s", (shownUrl, url) => {
    expect(addressOrProblem(shownUrl, PUBLIC_URL)).toBe(url);
  });
});
