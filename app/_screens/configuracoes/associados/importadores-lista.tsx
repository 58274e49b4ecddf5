import { DataComValidade } from '#components/comex/DataComValidade.tsx';
import { SituacaoSuframaChip } from '#components/comex/SituacaoSuframaChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { importadores } from '#lib/api/importador.ts';
import { type ImportadorLido, importadorConsulta } from '#lib/contracts/importador.ts';
import { IMPORTADOR_COLUNAS } from '#lib/contracts/importador-colunas.ts';
import { NOME_SETOR, NOME_SITUACAO_SUFRAMA, SETORES, SITUACOES_SUFRAMA } from '#lib/domain/importador.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/validade.ts';

const destino = ({ id }: ImportadorLido) => ({ to: '/configuracoes/associados/$id', params: { id } }) as const;

export const IMPORTADORES_LISTA: DefinicaoDaLista<ImportadorLido> = {
  tela: 'importadores',
  titulo: 'Importadores',
  singular: 'importador',
  plural: 'importadores',
  busca: 'Buscar nome, CNPJ, IE ou inscrição Suframa',
  recurso: importadores,
  consulta: importadorConsulta,
  colunas: IMPORTADOR_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'situacaoSuframa',
      nome: 'Situação Suframa',
      principal: true,
      opcoes: SITUACOES_SUFRAMA.map((situacao) => [situacao, NOME_SITUACAO_SUFRAMA[situacao]]),
    },
    {
      tipo: 'opcao',
      campo: 'setor',
      nome: 'Setor',
      principal: true,
      opcoes: SETORES.map((setor) => [setor, NOME_SETOR[setor]]),
    },
    {
      tipo: 'opcao',
      campo: 'validade',
      nome: 'Validade',
      principal: true,
      opcoes: Object.entries(FILTROS_DE_VALIDADE),
    },
    { tipo: 'opcao', campo: 'excluidos', nome: 'Excluídos', opcoes: [['true', 'só eles']] },
  ],
  destino,
  celulas: {
    razaoSocial: (importador) => (
      <TwoLines
        principal={
          <LinkTo {...destino(importador)} sx={{ fontWeight: 600 }}>
            {importador.razaoSocial}
          </LinkTo>
        }
        secundaria={importador.nomeFantasia ?? ''}
      />
    ),
    situacaoSuframa: ({ situacaoSuframa }) => <SituacaoSuframaChip situacao={situacaoSuframa} />,
    validadeSuframa: ({ validadeSuframa }) => <DataComValidade ate={validadeSuframa} hoje={diaLocal(new Date())} />,
  },
  copia: { campo: 'cnpj', rotulo: 'Copiar CNPJs' },
};
