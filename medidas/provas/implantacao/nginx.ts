import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { freePort } from '#server/platform/free-port.ts';

/** Starts a separate nginx with deploy/nginx.conf; only the paths, the ports and the two processes behind it differ. */
export async function subirNginx(raiz: string, pacote: string, apis: [number, number]): Promise<Nginx> {
  const certificados = join(raiz, 'tls');
  mkdirSync(certificados);
  const ca = criarCertificado(certificados);
  const portas = { http: await freePort(), https: await freePort() };
  const conf = trocar(readFileSync('deploy/nginx.conf', 'utf8'), [
    ['/etc/ssl/cais', certificados],
    ['/opt/cais', pacote],
    ['listen 80;', `listen ${portas.http};`],
    ['listen [::]:80;', `listen [::]:${portas.http};`],
    ['listen 443 ', `listen ${portas.https} `],
    ['listen [::]:443 ', `listen [::]:${portas.https} `],
    ['127.0.0.1:4000', `127.0.0.1:${apis[0]}`],
    ['# server 127.0.0.1:4001', `server 127.0.0.1:${apis[1]}`],
  ]);
  writeFileSync(join(raiz, 'cais.conf'), conf);
  const temporarios = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const linhas = temporarios.map((qual) => `${qual}_temp_path ${join(raiz, `nginx-${qual}`)};`).join(' ');
  const principal = join(raiz, 'nginx.conf');
  writeFileSync(
    principal,
    `pid ${join(raiz, 'nginx.pid')}; error_log stderr notice; events {}
http { include /etc/nginx/mime.types; access_log off; ${linhas} include ${join(raiz, 'cais.conf')}; }\n`,
  );
  execFileSync('nginx', ['-t', '-q', '-c', principal], { stdio: ['ignore', 'inherit', 'inherit'] });
  const processo = spawn('nginx', ['-c', principal, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const diario = { texto: '' };
  processo.stderr.on('data', (parte) => {
    diario.texto += parte;
  });
  const pronto = async () =>
    fetch(`http://localhost:${portas.http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await pronto())) {
    if (processo.exitCode !== null) throw new Error(`O nginx terminou: ${diario.texto}`);
    await esperar(50);
  }
  return {
    http: `http://localhost:${portas.http}`,
    https: `https://localhost:${portas.https}`,
    diario,
    de: (endereco, pedido) => pedirDe(endereco, { ...pedido, port: portas.https, ca }),
    async parar() {
      const fim = once(processo, 'exit');
      processo.kill('SIGQUIT');
      await fim;
    },
  };
}

export interface Nginx {
  http: string;
  https: string;
  diario: { texto: string };
  /** Sends a request from one of the addresses of this machine: to nginx, another client. */
  de(endereco: string, pedido: Pedido): Promise<{ status: number; cabecalhos: Record<string, unknown> }>;
  parar(): Promise<void>;
}

interface Pedido {
  method: string;
  path: string;
  corpo?: object;
  cabecalhos?: Record<string, string>;
}

export function temNginx(): boolean {
  return (process.env.PATH ?? '')
    .split(':')
    .concat('/usr/sbin')
    .some((pasta) => existsSync(join(pasta, 'nginx')));
}

/** Each replacement must match: a line that has changed fails the proof. */
function trocar(texto: string, trocas: [string, string][]): string {
  return trocas.reduce((ate, [de, para]) => {
    if (!ate.includes(de)) throw new Error(`deploy/nginx.conf não tem "${de}".`);
    return ate.replaceAll(de, para);
  }, texto);
}

/** Creates a self-signed certificate for the name in the file and for this machine; this process trusts it. */
function criarCertificado(pasta: string): string {
  const [chave, certificado] = [join(pasta, 'privkey.pem'), join(pasta, 'fullchain.pem')];
  const nomes = 'subjectAltName=DNS:cais.exemplo.com.br,DNS:localhost,IP:127.0.0.1';
  const novo = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const onde = ['-subj', '/CN=cais.exemplo.com.br', '-addext', nomes, '-keyout', chave, '-out', certificado];
  execFileSync('openssl', [...novo, ...onde], { stdio: 'ignore' });
  const ca = readFileSync(certificado, 'utf8');
  setDefaultCACertificates([ca]);
  return ca;
}

async function pedirDe(
  localAddress: string,
  { method, path, corpo, cabecalhos, ...onde }: Pedido & { port: number; ca: string },
) {
  const pedido = request({
    ...onde,
    method,
    path,
    localAddress,
    host: '127.0.0.1',
    headers: { 'content-type': 'application/json', ...cabecalhos },
  });
  pedido.end(corpo && JSON.stringify(corpo));
  const [resposta] = await once(pedido, 'response');
  resposta.resume();
  await once(resposta, 'end');
  return { status: resposta.statusCode as number, cabecalhos: resposta.headers };
}
