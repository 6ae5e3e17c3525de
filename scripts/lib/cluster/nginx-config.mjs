/**
 * @typedef {object} Cluster
 * @property {string} dir of nginx's own files
 * @property {string | null} user of nginx's workers, when it is started by root
 * @property {boolean} ipv6
 * @property {number} port of the shop, on all interfaces
 * @property {number} backendPort of the backends, on this machine only
 * @property {number[]} storefronts ports of the storefronts
 * @property {number[]} backends ports of the backends
 * @property {number[]} away ports that get no requests now
 * @property {number} generation number of this configuration
 */

/** @param {string} name @param {number[]} ports @param {number[]} away */
const upstream = (name, ports, away) => `
  upstream ${name} {
    # To the one with the fewest open requests. None is given up for a failure: while another one is replaced, it may be the only one.
    least_conn;
${ports.map((port) => `    server 127.0.0.1:${port} ${away.includes(port) ? 'down' : 'max_fails=0'};`).join('\n')}
  }`;

/**
 * Configuration of nginx in front of storefronts and, for these, in front of backends. As `ops/nginx/shop.conf`, without certificates.
 * @param {Cluster} cluster
 */
export const nginxConfig = ({
  dir,
  user,
  ipv6,
  port,
  backendPort,
  storefronts,
  backends,
  away,
  generation,
}) => `${user ? `user ${user};\n` : ''}daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
# Milder messages name visitors' addresses and what they asked for.
error_log stderr crit;

events {
  worker_connections 2048;
}

http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${dir}/body;
  proxy_temp_path ${dir}/proxy;
  fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi;
  scgi_temp_path ${dir}/scgi;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_connect_timeout 2s;
  proxy_read_timeout 70s;
  proxy_request_buffering off;
  # Films are larger than a temporary file should be.
  proxy_max_temp_file_size 0;
  # A whole page fits: after a reload, a worker that ends cuts off what it still has to fetch from a storefront.
  proxy_buffer_size 16k;
  proxy_buffers 8 64k;
  proxy_busy_buffers_size 128k;
  # Another one is asked if this one was not reached, and otherwise only for what can be asked twice.
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 2;
${upstream('storefronts', storefronts, away)}
${upstream('backends', backends, away)}

  server {
    listen ${port};${ipv6 ? `\n    listen [::]:${port};` : ''}
    client_max_body_size 25m;

    location / {
      proxy_pass http://storefronts;
      # Overwritten, never appended: TRUST_PROXY believes them.
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }

  server {
    listen 127.0.0.1:${backendPort};
    client_max_body_size 0;
    # One request per connection: none is sent into a connection that a reload is closing.
    keepalive_timeout 0;

    location = /generation {
      return 200 "${generation}";
    }

    location / {
      proxy_pass http://backends;
      proxy_set_header Host $http_host;
    }
  }
}
`;
