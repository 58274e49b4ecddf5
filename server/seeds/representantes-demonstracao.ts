import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { contratoDeRepresentante, type RepresentanteNovo } from '#lib/registros/representante.ts';

/** Four representatives of these importers: one whose documents expire in twelve days, one whose procuração has expired. */
export function representantesDeDemonstracao(hoje: DataTexto, importadores: readonly string[]): RepresentanteNovo[] {
  const todos = importadores.map((id) => ({ id }));
  return [
    contratoDeRepresentante.novo.parse({
      nome: 'Fictícia Conceição de Souza',
      cpf: '52998224725',
      cargo: 'Diretora',
      vinculo: 'SOCIO',
      ...certificado('A3', 'Fictícia Conceição de Souza', somarDias(hoje, 700)),
      importadores: todos.slice(0, 1),
    }),
    contratoDeRepresentante.novo.parse({
      nome: 'Imaginário Barbosa Lima',
      cpf: '12345678909',
      cargo: 'Despachante aduaneiro',
      vinculo: 'DESPACHANTE',
      procuracaoValidade: somarDias(hoje, 12),
      ...certificado('A1', 'Imaginário Barbosa Lima', somarDias(hoje, 150)),
      importadores: todos,
    }),
    contratoDeRepresentante.novo.parse({
      nome: 'Suposta Ferreira Nunes',
      cpf: '11144477735',
      cargo: 'Procuradora',
      vinculo: 'PROCURADOR',
      procuracaoValidade: somarDias(hoje, -5),
      importadores: todos.slice(0, 2),
    }),
    contratoDeRepresentante.novo.parse({
      nome: 'Hipotético Ramos',
      cpf: '98765432100',
      cargo: 'Ajudante de despachante',
      vinculo: 'AJUDANTE',
      procuracaoValidade: somarDias(hoje, 230),
      ...certificado('A1', 'Hipotético Ramos', somarDias(hoje, 6)),
      importadores: todos.slice(1, 3),
    }),
  ];
}

function certificado(tipo: 'A1' | 'A3', titular: string, validade: DataTexto) {
  return { certificadoTipo: tipo, certificadoTitular: titular, certificadoValidade: validade };
}
