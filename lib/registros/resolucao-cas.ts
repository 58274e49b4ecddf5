import { z } from 'zod';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import type { Recusas } from './entre-campos.ts';
import { dataAntiga, percentual, ultimoDia } from './primitivos.ts';
import { opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** A product approved by a resolution of the Conselho de Administração da Suframa. */
export const RESOLUCAO_CAS = {
  numero: textoObrigatorio(20, 'Informe o número da resolução.').meta({ rotulo: 'Número' }),
  data: dataAntiga.meta({ rotulo: 'Data' }),
  produto: textoObrigatorio(200, 'Informe o produto aprovado.').meta({ rotulo: 'Produto' }),
  portariaPpb: textoOpcional(60).meta({ rotulo: 'Portaria do PPB' }),
  tipoCoeficiente: z
    .enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.')
    .meta({ rotulo: 'Coeficiente', opcoes: NOME_TIPO_COEFICIENTE }),
  acrescimo: percentual.default('0.00').meta({ rotulo: 'Acréscimo (p.p.)', casasMinimas: 2 }),
  validade: opcional(ultimoDia).meta({ rotulo: 'Validade' }),
};

/** A resolution may approve several products, each of them once. */
export function semRepetidas(resolucoes: { numero: string; produto: string }[], contexto: Recusas): void {
  const chaves = resolucoes.map(({ numero, produto }) => `${numero} ${produto}`.toLowerCase());
  for (const [i, chave] of chaves.entries()) {
    if (chaves.indexOf(chave) < i)
      contexto.addIssue({ code: 'custom', path: [i, 'produto'], message: 'Este produto já está nesta resolução.' });
  }
}
