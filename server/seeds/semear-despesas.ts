import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { contratoDeDespesa } from '#lib/registros/despesa.ts';
import { cadastroDeDespesa } from '#server/comex/despesas/despesa.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';

/** Creates the fictitious expenses of the demonstration's declared processes, besides their taxes. */
export async function semearDespesas(
  ao: OnWrite,
  dia: DataTexto,
  processos: readonly { id: string; via: string | null }[],
): Promise<void> {
  const { criar } = gravacaoDe(cadastroDeDespesa, ao);
  for (const [i, { id, via }] of processos.entries()) {
    for (const [j, despesa] of DESPESAS.entries()) {
      if ((i + j) % 3 === 0 || (despesa.tipo === 'AFRMM' && via !== MARITIMA)) continue;
      const data = somarDias(dia, -((processos.length - i) * 3));
      await criar(
        contratoDeDespesa.novo.parse({ ...despesa, processo: { id }, data, documentoNumero: `NF ${1000 + 7 * i + j}` }),
      );
    }
  }
}

/** Via de transporte of the Siscomex. The AFRMM is due on a sea freight alone (Lei 10.893/2004, art. 4º). */
const MARITIMA = '01';

const DESPESAS = [
  { tipo: 'AFRMM', valor: '4870.35', base: 'PESO', fornecedorNome: 'Marinha Mercante' },
  { tipo: 'ARMAZENAGEM', valor: '2310.00', base: 'PESO', fornecedorNome: 'Terminal Fictício do Rio Negro' },
  { tipo: 'CAPATAZIA', valor: '1180.40', base: 'PESO', fornecedorNome: 'Terminal Fictício do Rio Negro' },
  { tipo: 'HONORARIOS', valor: '1650.00', base: 'VALOR', fornecedorNome: 'Rio Negro Consultoria Aduaneira' },
  { tipo: 'FRETE_RODOVIARIO', valor: '890.00', base: 'PESO', fornecedorNome: 'Transportadora Fictícia' },
  { tipo: 'ICMS', valor: '7420.18', base: 'VALOR', recuperavel: true },
] as const;
