import Typography from '@mui/material/Typography';
import { PrazoChip } from '#components/comex/chips/PrazoChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { LIMITE_DOS_PRAZOS, type Painel } from '#lib/contracts/views/painel.ts';
import { NOME_REGRA_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import { formatarData } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

type Prazo = Painel['prazos'][number];

/** The company's pending lines by kind: how many, and the first due day. Each kind links to its lines in Meu dia. */
export function PrazosSection({ painel: { prazos, hoje, importador } }: { painel: Painel }) {
  const emMeuDia = { de: 'empresa', importadorId: importador?.id } as const;
  return (
    <Section
      titulo="Prazos e pendências"
      nota={
        <LinkTo to="/meu-dia" search={emMeuDia}>
          Ver tudo em Meu dia
        </LinkTo>
      }
      semMargem={prazos.length > 0}
    >
      {prazos.length === 0 && <Typography sx={{ color: 'text.secondary' }}>Nada espera por alguém hoje.</Typography>}
      {prazos.length > 0 && (
        <DataTable<Prazo>
          legenda="Pendências por assunto"
          colunas={[
            {
              titulo: 'Assunto',
              valor: ({ regra }) => (
                <LinkTo to="/meu-dia" search={{ ...emMeuDia, regra }}>
                  {NOME_REGRA_DO_MEU_DIA[regra]}
                </LinkTo>
              ),
            },
            { titulo: 'Quantas', numerica: true, valor: ({ quantidade }) => quantas(quantidade) },
            {
              titulo: 'A mais urgente',
              valor: ({ nivel, prazo }) => <PrazoChip nivel={nivel} prazo={prazo} hoje={hoje} />,
            },
            { titulo: 'Dia', valor: ({ prazo }) => (prazo ? formatarData(prazo) : SEM_VALOR) },
          ]}
          linhas={prazos}
          chave={({ regra }) => regra}
        />
      )}
    </Section>
  );
}

function quantas(quantidade: number): string {
  const escrita = formatarInteiro(quantidade);
  return quantidade < LIMITE_DOS_PRAZOS ? escrita : `${escrita} ou mais`;
}
