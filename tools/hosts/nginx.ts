/** The nginx recipe: `npx node tools/hosts/nginx.ts` writes tools/hosts/nginx.conf from the tables in this folder. */
import { writeFile } from 'node:fs/promises'
import { cityKeys } from '../../app/cities/cities.ts'
import { SEND_PATH } from '../../contract/protocol.ts'
import { siteOrigin } from '../environment.ts'
import { cacheRules, revalidate, securityHeaders } from './headers.ts'
import { citySpellingPattern } from './redirects.ts'

/** Where things are on one host. */
export interface NginxHost {
  /** The site's public name, without `https://`. */
  name: string
  /** The system user of the workers. */
  user: string
  /** The uploaded `build/client`. */
  root: string
  /** Addresses to listen on. */
  http: readonly string[]
  https: readonly string[]
  certificate: string
  certificateKey: string
  /** Folder that holds `.well-known/acme-challenge/`, for certificates by Let's Encrypt. */
  acme: string
  pid: string
  accessLog: string
  errorLog: string
  /** Files that load the installed modules. */
  modules: string
  brotli: boolean
  /** Where a relay (relay/) takes the form's inquiries, `127.0.0.1:8025`; left out where there is none. */
  relay?: string
  /** Directives of the http block that only this host needs. */
  extra?: readonly string[]
}

/** Where a relay listens that nobody has told otherwise (relay/relay.env.example). */
export const relayAddress = '127.0.0.1:8025'

/** A Debian host. */
export function debianHost(name: string): NginxHost {
  return {
    name,
    user: 'www-data',
    root: '/var/www/levo/current',
    http: ['80', '[::]:80'],
    https: ['443', '[::]:443'],
    certificate: `/etc/letsencrypt/live/${name}/fullchain.pem`,
    certificateKey: `/etc/letsencrypt/live/${name}/privkey.pem`,
    acme: '/var/www/acme',
    pid: '/run/nginx.pid',
    accessLog: '/var/log/nginx/access.log',
    errorLog: '/var/log/nginx/error.log',
    modules: '/etc/nginx/modules-enabled/*.conf',
    brotli: false,
  }
}

/** Content types by the ending of a file's name. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
}

/** Text: sent as UTF-8 and compressed. nginx does both with text/html unasked and warns if asked. */
const textTypes = Object.values(contentTypes)
  .filter((type) => /^text\/|json|xml/.test(type) && type !== 'text/html')
  .join(' ')

/** The whole configuration of a host that serves this site. */
export function nginxConfig(host: NginxHost): string {
  return `# The whole nginx.conf of a host that serves this site, HTTPS included (nginx 1.22 or newer).
# Written by \`npx node tools/hosts/nginx.ts\` from the tables in tools/hosts/: change those, or this copy on your host.
#
#   1. Upload build/client to a folder of its own and let ${host.root} point to it.
#   2. Give the certificate's place below, and copy this file to /etc/nginx/nginx.conf.
#   3. nginx -t && systemctl reload nginx

user ${host.user};
worker_processes auto;
pid ${host.pid};
error_log ${host.errorLog};
include ${host.modules};

events {
    worker_connections 1024;
}

http {
    server_tokens off;
    sendfile on;
    tcp_nopush on;
    access_log ${host.accessLog};
${(host.extra ?? []).map((line) => `    ${line}\n`).join('')}
    # A static site needs no bodies, no long headers and no patience.
    client_max_body_size 1k;
    client_header_buffer_size 2k;
    large_client_header_buffers 4 8k;
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    keepalive_timeout 30s;
    reset_timedout_connection on;
    # One range, for films: many small ones cost more than the whole.
    max_ranges 1;

    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        ${type.padEnd(26)}${ending};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${textTypes};

    gzip on;
    gzip_comp_level 6;
    gzip_min_length 256;
    gzip_proxied any;
    gzip_vary on;
    gzip_types ${textTypes};
    # Copies written by \`npx node tools/hosts/compress.ts\`, where there are any.
    gzip_static on;
${brotli(host.brotli)}
    # How long a browser may keep what was found; an error is never kept.
    map "$status $uri" $cache_control {
        default "${revalidate}";
${cacheRules
  .map(
    ({ what, path, value }) =>
      `        # ${what}\n        "~^(?:200|206|304) ${path.source.slice(1)}" "${value}";`,
  )
  .join('\n')}
    }

    # A static site is only read${host.relay ? ', but for the inquiries that the relay takes' : ''}.
    map "$request_method $uri" $is_refused {
        default 1;
        "~^(?:GET|HEAD) " 0;${host.relay ? `\n        "POST ${SEND_PATH}" 0;` : ''}
    }
    map $status $allowed_methods {
        405 "GET, HEAD";
    }

    # Other spellings of a city lead to its own. The order counts: the right ones come first. What
    # follows the city is taken over only where it is plain: it becomes a part of the answer's header.
    map $uri $spelt {
        default "";
        "~^/(?:city/)?(?:${cityKeys.join('|')})(?:/|$)" "";
${cityKeys.map((city) => `        "~*^(?<before>/city)?/${citySpellingPattern(city)}(?<after>(?:/[a-z0-9-]+)*)/?$" $before/${city}$after;`).join('\n')}
    }

    # /about for /about/ and /about/index.html. Only such plain paths: nothing a visitor sends can
    # become another host or another header of the answer.
    map $request_uri $bare_path {
        default "/.no-such-page";
        "~^(?<bare>(?:/[a-z0-9-]+)+)/(?:index\\.html)?(?:\\?|$)" $bare;
    }

    # A path whose escapes are broken is an unknown path, not a bad request: nginx itself would refuse it.
    map $request $bad_request_page {
        default "/.bad-request";
        "~*^(?:GET|HEAD) /[^ ?]*%(?![0-9a-f]{2})" "/__spa-fallback.html";
    }

    server {
${host.http.map((address) => `        listen ${address} default_server;`).join('\n')}
        server_name ${host.name};

        location /.well-known/acme-challenge/ {
            root ${host.acme};
        }
        location / {
            return 301 https://${host.name}$request_uri;
        }
    }

    server {
        # From nginx 1.25.1 on "http2 on;" on a line of its own stands for the word here.
${host.https.map((address) => `        listen ${address} ssl http2 default_server;`).join('\n')}
        server_name ${host.name};
        ssl_certificate ${host.certificate};
        ssl_certificate_key ${host.certificateKey};
        ssl_protocols TLSv1.2 TLSv1.3;
        ssl_session_cache shared:tls:10m;
        ssl_session_timeout 1d;
        ssl_session_tickets off;

        root ${host.root};
        # Redirects name the path alone, so that they hold behind a proxy too.
        absolute_redirect off;

        # Stand here alone: an add_header further in would switch all of these off there.
${Object.entries(securityHeaders())
  .map(([name, value]) => `        add_header ${name} "${value}" always;`)
  .join('\n')}
        add_header Cache-Control $cache_control always;
        add_header Allow $allowed_methods always;

        if ($is_refused) {
            return 405;
        }
        # Empty folders, backslashes, encoded slashes and control characters: no address of ours has them.
        if ($request_uri ~* "^[^?]*(?://|\\x5c|%2f|%5c|%[01][0-9a-f]|%7f)") {
            return 400;
        }
        if ($spelt) {
            return 301 $spelt$is_args$args;
        }
        if (-f $document_root$bare_path/index.html) {
            return 301 $bare_path$is_args$args;
        }
        if ($request_uri ~ "^/index\\.html(?:\\?|$)") {
            return 301 /$is_args$args;
        }

        # An unknown path gets the site's own page with status 404; its scripts then lead to the start.
        error_page 403 =404 /__spa-fallback.html;
        error_page 404 /__spa-fallback.html;
        error_page 400 =404 $bad_request_page;
        location = /.bad-request {
            internal;
            return 400;
        }
        location = /__spa-fallback.html {
            internal;
        }

${host.relay ? relay(host.relay) : ''}        location / {
            try_files $uri/index.html $uri =404;
        }

        # A missing file is a plain 404: a page in the place of a picture helps nobody.
        location /assets/ {
            try_files $uri =404;
            error_page 403 404 =404 @missing;
        }
        location /assets/content/ {
            # Changed on the host: a compressed copy would go on saying the old words.
            gzip_static off;${host.brotli ? '\n            brotli_static off;' : ''}
            try_files $uri =404;
            error_page 403 404 =404 @missing;
        }
        location /media/ {
            try_files $uri =404;
            error_page 403 404 =404 @missing;
        }
        location @missing {
            types {}
            default_type text/plain;
            return 404 "Not Found";
        }

        # Hidden files, and what other hosts read, are none of the site's pages.
        location ~ /\\.(?!well-known/) {
            return 404;
        }
        location ~ ^/(?:_headers|_redirects|404\\.html)$ {
            return 404;
        }
    }
}
`
}

function relay(address: string): string {
  return `        # The form's inquiries (docs/guide/relay.md).
        location = ${SEND_PATH} {
            proxy_pass http://${address};
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            client_max_body_size 64k;
        }
`
}

function brotli(installed: boolean): string {
  const lines = [
    'brotli on;',
    'brotli_comp_level 5;',
    'brotli_min_length 256;',
    `brotli_types ${textTypes};`,
    'brotli_static on;',
  ]
  const mark = installed ? '' : '# '
  return `    # Needs libnginx-mod-http-brotli-filter and -static; \`npx node tools/hosts/nginx.ts --brotli\` switches it on.
${lines.map((line) => `    ${mark}${line}`).join('\n')}
`
}

if (import.meta.main) {
  const host = {
    ...debianHost(new URL(siteOrigin()).host),
    brotli: process.argv.includes('--brotli'),
    ...(process.argv.includes('--relay') && { relay: relayAddress }),
  }
  await writeFile(new URL('nginx.conf', import.meta.url), nginxConfig(host))
  console.log(`Wrote tools/hosts/nginx.conf for ${host.name}.`)
}
