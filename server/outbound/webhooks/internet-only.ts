import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

type Depois = (erro: NodeJS.ErrnoException | null, endereco: string | LookupAddress[], familia?: number) => void;

/**
 * A DNS lookup that refuses internal addresses: a webhook must not reach what only this server can. The connection itself uses it,
 * so that a name cannot change its address between the check and the call.
 */
export function lookUpOnInternet(nome: string, opcoes: LookupOptions, depois: Depois): void {
  lookup(nome, { ...opcoes, all: true }, (erro, enderecos) => {
    if (erro) return depois(erro, []);
    const [primeiro] = enderecos;
    if (!primeiro || enderecos.some(({ address }) => isInternalAddress(address))) {
      return depois(Object.assign(new Error('Este endereço não é da internet.'), { code: 'EACCES' }), []);
    }
    if (opcoes.all) depois(null, enderecos);
    else depois(null, primeiro.address, primeiro.family);
  });
}

/**
 * Whether an address is loopback, private, link-local, shared, documentation, multicast, or stands for an address of IPv4: none of them is
 * on the internet, and of IPv6 only what is given out for it is.
 */
export function isInternalAddress(endereco: string): boolean {
  const limpo = endereco.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  const familia = isIP(limpo);
  if (familia === 0) return false;
  if (familia === 4) return DE_DENTRO.check(limpo, 'ipv4');
  return !GIVEN_OUT.check(limpo, 'ipv6') || DE_DENTRO.check(limpo, 'ipv6');
}

const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

const DE_DENTRO = new BlockList();
for (const [rede, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  DE_DENTRO.addSubnet(rede, bits, 'ipv4');
}
for (const [rede, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  DE_DENTRO.addSubnet(rede, bits, 'ipv6');
}
