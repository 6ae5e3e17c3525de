/**
 * @typedef {{ account: number, container: number, object: number, proxy: number }} Ports
 * @typedef {{ dir: string, user: string, ports: Ports, region: string, accessKeyId: string, secretAccessKey: string, hashSuffix: string }} Options
 */

/** @param {string} title @param {string[]} lines */
const section = (title, ...lines) => `[${title}]\n${lines.join('\n')}\n`;

/** A filter that Swift brings. @param {string} name @param {string[]} lines @returns {[name: string, ...lines: string[]]} */
const own = (name, ...lines) => [name, `use = egg:swift#${name}`, ...lines];

/**
 * The configuration of a Swift on this machine, by the name of each file. It listens to this machine only and keeps one copy.
 * @param {Options} options `accessKeyId` is an account and a user in it, `shop:shop`; `hashSuffix` may never change, as names of files depend on it
 * @returns {Record<string, string>}
 */
export function swiftConfig({ dir, user, ports, region, accessKeyId, secretAccessKey, hashSuffix }) {
  /** @param {keyof Ports} kind @param {[name: string, ...lines: string[]][]} filters from the outside in @param {string[]} lines of the application */
  const server = (kind, filters, ...lines) =>
    [
      section(
        'DEFAULT',
        'bind_ip = 127.0.0.1',
        `bind_port = ${ports[kind]}`,
        `user = ${user}`,
        `swift_dir = ${dir}`,
        `devices = ${dir}/devices`,
        'mount_check = false',
        'workers = 0',
        'log_level = WARNING',
      ),
      section('pipeline:main', `pipeline = ${[...filters.map(([name]) => name), `${kind}-server`].join(' ')}`),
      section(`app:${kind}-server`, `use = egg:swift#${kind}`, ...lines),
      ...filters.map(([name, ...settings]) => section(`filter:${name}`, ...settings)),
    ].join('\n');
  const health = own('healthcheck');
  return {
    'swift.conf': [
      section('swift-hash', `swift_hash_path_suffix = ${hashSuffix}`),
      section('storage-policy:0', 'name = default', 'default = yes'),
    ].join('\n'),
    'account.conf': server('account', [health]),
    'container.conf': server('container', [health]),
    'object.conf': server('object', [health]),
    'proxy.conf': server(
      'proxy',
      [
        own('catch_errors'),
        own('gatekeeper'),
        health,
        ['cache', 'paste.filter_factory = serve:no_cache'],
        own('listing_formats'),
        own('s3api', `location = ${region}`),
        own('tempauth', `user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin`),
        own('copy'),
        own('slo'),
        own('dlo'),
        own('versioned_writes', 'allow_object_versioning = true'),
        own('symlink'),
        own('proxy_logging'),
      ],
      'account_autocreate = true',
    ),
  };
}
