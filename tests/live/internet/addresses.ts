/** Where the hosts of the small internet answer, on ports 80 and 443. */
export const WEB_IPV4 = "151.101.7.1";
export const WEB_IPV6 = "2a04:4e42:7::1";
/** Speaks TLS 1.1 and nothing newer. */
export const OLD_TLS = "151.101.7.2";
/** Speaks plain HTTP on port 443. */
export const PLAIN_ON_443 = "151.101.7.3";
export const NAME_SERVER = "151.101.7.53";
export const PUBLIC_ADDRESSES = [WEB_IPV4, WEB_IPV6, OLD_TLS, PLAIN_ON_443];

/** This network's own NAT64 prefix, which no list knows: RFC 7050. */
const NAT64_PREFIX = "2a04:4e42:64::";
export const NAT64_MARK = `${NAT64_PREFIX}c000:aa`;

/** What most hostile names lead to. */
export const TARGET = "10.1.2.3";
export const NAT64_TARGET = `${NAT64_PREFIX}a01:203`;

/** Canaries listen here, and on 127.0.0.0/8 and ::1. */
export const INTERNAL_ADDRESSES = [
  TARGET,
  "10.255.255.254",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.254",
  "168.63.129.16",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.9.9",
  "172.31.255.1",
  "192.0.0.192",
  "192.0.2.7",
  "192.88.99.7",
  "192.168.0.1",
  "192.168.254.254",
  "198.18.0.7",
  "198.19.255.7",
  "198.51.100.7",
  "203.0.113.7",
  NAT64_TARGET,
  "64:ff9b::a01:203",
  "64:ff9b:1::a01:203",
  "100::7",
  "2001:0:a01:203::7",
  "2001:2::7",
  "2001:20::7",
  "2001:db8::7",
  "2002:a01:203::7",
  "3fff::7",
  "4000::7",
  "5f00::7",
  "::10.1.2.3",
  "::ffff:0:10.1.2.3",
  "fd00::7",
  "fd00:c1::a9fe:a9fe",
  "fd00:ec2::254",
  "fd20:ce::254",
  "fec0::7",
];

/** Ports that canaries hear, on every address but 80 and 443 of the public ones. */
export const PORTS = [
  21, 22, 25, 80, 110, 443, 1433, 2375, 3000, 3306, 5000, 5432, 6379, 8000, 8080, 8443, 9000, 9200,
  11211, 27017,
];
