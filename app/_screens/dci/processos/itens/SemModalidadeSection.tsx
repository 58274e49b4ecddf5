import Typography from '@mui/material/Typography';
import { ModalidadeSelect } from '#app/_screens/dci/processos/campos/ModalidadeSelect.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

type SemModalidade = DciLido['semModalidade'][number];

/** Product codes of the notas without a modalidade. They are in no item until a person sets one. */
export function SemModalidadeSection({ dci, fechado }: { dci: DciLido; fechado: boolean }) {
  const colunas: Coluna<SemModalidade>[] = [
    { titulo: 'Código', valor: ({ codigo }) => <strong>{codigo}</strong> },
    { titulo: 'Descrição', valor: ({ descricao }) => descricao },
    { titulo: 'NCM', valor: ({ ncm }) => formatarNcm(ncm) },
    { titulo: 'Quantidade', numerica: true, valor: ({ quantidade, unidade }) => `${semZeros(quantidade)} ${unidade}` },
    { titulo: 'Notas', numerica: true, valor: ({ notas }) => notas },
    ...(fechado
      ? []
      : [
          {
            titulo: 'Modalidade',
            valor: ({ codigo }: SemModalidade) => <ModalidadeSelect codigo={codigo} atual={null} />,
          },
        ]),
  ];
  return (
    <Section titulo="Sem modalidade" nota="nem produto industrializado nem item importado com este código" semMargem>
      <DataTable
        legenda="Produtos sem modalidade"
        linhas={dci.semModalidade}
        chave={({ codigo }) => codigo}
        colunas={colunas}
      />
      <Typography variant="caption" sx={{ display: 'block', px: 2, py: 1, color: 'text.secondary' }}>
        Diga como cada um sai e grave (Ctrl+S): os itens são apurados com o que foi dito. Cadastrado o produto, não é
        preciso dizer.
      </Typography>
    </Section>
  );
}
