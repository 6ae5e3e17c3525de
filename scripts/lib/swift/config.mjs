/**
 * @typedef {{ account: number, container: number, object: number, proxy: number }} Ports
 * @typedef {{ dir: string, user: string, ports: Ports, region: string, accessKeyId: string, secretAccessKey: string, hashSuffix: string }} Options
 */

/** Middleware of the proxy, from the outside in: S3, then who asks, then versions of files. */
const PIPELINE =
  'catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo versioned_writes symlink proxy-logging proxy-server';

/**
 * The configuration of a Swift on this machine, by the name of each file. It listens to this machine only and keeps one copy.
 * @param {Options} options `accessKeyId` is an account and a user in it, `shop:shop`; `hashSuffix` may never change, as names of files depend on it
 * @returns {Record<string, string>}
 */
export function swiftConfig({ dir, user, ports, region, accessKeyId, secretAccessKey, hashSuffix }) {
  const common = (/** @type {number} */ port) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${user}
swift_dir = ${dir}
devices = ${dir}/devices
mount_check = false
workers = 0
log_level = WARNING
`;
  const keeper = (/** @type {'account' | 'container' | 'object'} */ kind) => `${common(ports[kind])}
[pipeline:main]
pipeline = ${kind}-server

[app:${kind}-server]
use = egg:swift#${kind}
`;
  return {
    'swift.conf': `[swift-hash]
swift_hash_path_suffix = ${hashSuffix}

[storage-policy:0]
name = default
default = yes
`,
    'account.conf': keeper('account'),
    'container.conf': keeper('container'),
    'object.conf': keeper('object'),
    'proxy.conf': `${common(ports.proxy)}
[pipeline:main]
pipeline = ${PIPELINE}

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:healthcheck]
use = egg:swift#healthcheck

[filter:cache]
paste.filter_factory = serve:no_cache

[filter:listing_formats]
use = egg:swift#listing_formats

[filter:s3api]
use = egg:swift#s3api
location = ${region}

[filter:tempauth]
use = egg:swift#tempauth
user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin

[filter:copy]
use = egg:swift#copy

[filter:slo]
use = egg:swift#slo

[filter:dlo]
use = egg:swift#dlo

[filter:versioned_writes]
use = egg:swift#versioned_writes
allow_object_versioning = true

[filter:symlink]
use = egg:swift#symlink

[filter:proxy-logging]
use = egg:swift#proxy_logging
`,
  };
}
