import type { ToOptions } from '@tanstack/react-router';
import type { Tom } from '#components/ui/chips/StatusChip.tsx';
import type { ContagensIniciais, EstadoDoPasso } from '#lib/contracts/views/primeiros-passos.ts';
import type { PassoInicial } from '#lib/domain/telas/primeiros-passos.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

export const NOME_DO_ESTADO: Readonly<Record<EstadoDoPasso, readonly [nome: string, tom: Tom]>> = {
  FEITO: ['Feito', 'success'],
  COMECADO: ['Começado', 'info'],
  NAO_COMECADO: ['Não começado', 'neutral'],
  PULADO: ['Pulado', 'neutral'],
};

interface PassoPorExtenso {
  /** What the step gives. */
  da: string;
  botao: string;
  destino: ToOptions;
  /** What the database holds of it. */
  tem: (contagens: ContagensIniciais) => string;
}

/** What the page says of each step. */
export const PASSOS: Readonly<Record<PassoInicial, PassoPorExtenso>> = {
  EMPRESA: {
    da: 'O CNPJ e os endereços saem nos papéis; cada colega entra com a própria senha, e o histórico diz quem fez o quê.',
    botao: 'Preencher a empresa',
    destino: { to: '/configuracoes/empresa' },
    tem: ({ temCnpj, pessoas }) => `${temCnpj ? 'com CNPJ' : 'sem CNPJ'}, ${quantas(pessoas, 'pessoa', 'pessoas')}`,
  },
  CORTE: {
    da: 'O que foi registrado antes deste dia conta para estoque, preços e linhagem, e não cobra prazo de ninguém.',
    botao: 'Escolher o dia',
    destino: { to: '/configuracoes/empresa' },
    tem: ({ historicoAntesDe }) =>
      historicoAntesDe ? `histórico antes de ${formatarData(historicoAntesDe)}` : 'nenhum dia escolhido',
  },
  HISTORICO: {
    da: 'As DIs, DUIMPs e notas dos últimos anos viram processos, saldo de insumos e preços, de uma vez.',
    botao: 'Trazer o histórico',
    destino: { to: '/importacao/historico', search: { pagina: 1 } },
    tem: ({ declaracoes, notas, historicosPorLer }) =>
      [
        quantas(declaracoes, 'declaração', 'declarações'),
        quantas(notas, 'nota', 'notas'),
        ...(historicosPorLer > 0 ? [`${quantas(historicosPorLer, 'envio', 'envios')} por ler`] : []),
      ].join(', '),
  },
  CADASTROS: {
    da: 'Importadores, fornecedores, itens e produtos saem do que foi lido, e ficam vinculados a todas as declarações.',
    botao: 'Rever os cadastros',
    destino: { to: '/importacao/historico/cadastros' },
    tem: ({ importadores, fornecedores, itens, importadoresQueFaltam }) =>
      [
        quantas(importadores, 'importador', 'importadores'),
        quantas(fornecedores, 'fornecedor', 'fornecedores'),
        quantas(itens, 'item', 'itens'),
        ...(importadoresQueFaltam > 0
          ? [`${quantas(importadoresQueFaltam, 'importador declarado', 'importadores declarados')} sem cadastro`]
          : []),
      ].join(', '),
  },
  TABELAS: {
    da: 'A tabela oficial da NCM confere cada código digitado na data certa.',
    botao: 'Importar a tabela da NCM',
    destino: { to: '/configuracoes/ncm' },
    tem: ({ ncmDe }) => (ncmDe ? `NCM de ${formatarData(ncmDe)}` : 'nenhuma tabela oficial importada'),
  },
  DAI: {
    da: 'Da declaração desembaraçada sai a DAI conferida linha a linha, e o XML para a Sefaz.',
    botao: 'Abrir a fila da Sefaz',
    destino: { to: '/importacao/sefaz' },
    tem: ({ dais, daisEnviadas }) =>
      `${quantas(dais, 'DAI começada', 'DAIs começadas')}, ${quantas(daisEnviadas, 'enviada', 'enviadas')}`,
  },
};

function quantas(total: number, singular: string, varias: string): string {
  return `${formatarInteiro(total)} ${total === 1 ? singular : varias}`;
}
