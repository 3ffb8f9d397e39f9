import { BlockList, isIP } from 'node:net';

/**
 * Everything that is no public unicast address.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const V4_SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];

/**
 * Public unicast is in 2000::/3 alone: that leaves out IPv4 in IPv6, NAT64, and local addresses. In it, tunnels and examples.
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const V6_PUBLIC = ['2000::/3'];
const V6_SPECIAL = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const v4Special = blockListOf(V4_SPECIAL, 'ipv4');
const v6Public = blockListOf(V6_PUBLIC, 'ipv6');
const v6Special = blockListOf(V6_SPECIAL, 'ipv6');

/** Whether an IP address is on the public internet, and not inside a network or a machine. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !v4Special.check(address, 'ipv4');
  return version === 6 && v6Public.check(address, 'ipv6') && !v6Special.check(address, 'ipv6');
}

function blockListOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/');
    list.addSubnet(address!, Number(bits), family);
  }
  return list;
}
