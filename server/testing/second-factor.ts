import { Secret, TOTP } from 'otpauth';
import type { Pessoa, TestBench } from './test-bench.ts';

/** The code that an application shows at a moment of the bench's clock, `passos` half minutes later. */
export function codeOf(segredo: string, { relogio }: TestBench, passos = 0): string {
  const timestamp = relogio.hora.getTime() + passos * 30_000;
  return new TOTP({ secret: Secret.fromBase32(segredo), digits: 6, period: 30 }).generate({ timestamp });
}

/** Gives a person an application of codes, through the routes. */
export async function withApplication(bench: TestBench, { pedir, senha }: Pessoa) {
  const url = '/api/MinhaConta/SegundoFator/Aplicativo';
  const { segredo, endereco } = (await pedir({ method: 'POST', url, payload: { senha } })).json();
  const payload = { codigo: codeOf(segredo, bench) };
  const { codigos } = (await pedir({ method: 'POST', url: `${url}/Confirmar`, payload })).json();
  return { segredo: segredo as string, endereco: endereco as string, codigos: codigos as string[] };
}
