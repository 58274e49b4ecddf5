import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useProntidao } from '#lib/api/views/painel.ts';
import type { Prontidao } from '#lib/contracts/views/prontidao.ts';
import { COMECO_DE_2027 } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import { ALIQUOTA_CBS, integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** What the company still lacks for 2027: each count leads to the very rows. It is ready only when every one was counted and is zero. */
export function ProntidaoSection() {
  const { data, error } = useProntidao();
  return (
    <Section titulo="Prontidão para 2027" nota="CBS e IBS, de toda a empresa, agora">
      {data && CONTAS.every(({ campo }) => data[campo] === 0) ? (
        <Typography>
          Cadastros completos, nenhum processo na virada e alíquotas fixadas: nada do que o Cais conta falta para 2027.
        </Typography>
      ) : (
        <Box component="ul" sx={lista}>
          {CONTAS.map((conta) => (
            <Conta key={conta.campo} {...conta} valor={data?.[conta.campo] ?? null} />
          ))}
        </Box>
      )}
      {error && !data && <Typography color="error">Não se pôde contar o que falta. {error.message}</Typography>}
    </Section>
  );
}

interface ContaDaProntidao {
  campo: Exclude<keyof Prontidao, 'hoje'>;
  nome: string;
  /** The link to the rows that were counted. */
  link: (props: { 'aria-label': string; children: string }) => ReactNode;
  /** Written instead of the number one, for what there is only one of. */
  unico?: string;
}

function Conta({ nome, link: Link, unico, valor }: ContaDaProntidao & { valor: number | null }) {
  return (
    <li>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {nome}
      </Typography>
      <Typography sx={numero}>
        {valor === null || valor === 0 ? (
          semLink(valor, unico)
        ) : (
          <Link aria-label={`${nome}: ${unico ?? formatarInteiro(valor)}`}>{unico ?? formatarInteiro(valor)}</Link>
        )}
      </Typography>
    </li>
  );
}

function semLink(valor: 0 | null, unico: string | undefined): string {
  if (valor === null) return SEM_VALOR;
  return unico ? 'Em dia' : '0';
}

const CONTAS: readonly ContaDaProntidao[] = [
  {
    campo: 'importadoresSemPerfil',
    nome: 'Importadores sem perfil tributário',
    link: (props) => <LinkTo {...props} to="/configuracoes/associados" search={{ perfilTributario: 'SEM' }} />,
  },
  {
    campo: 'itensSemClasse',
    nome: 'Itens sem cClassTrib',
    link: (props) => <LinkTo {...props} to="/configuracoes/itens" search={{ cClassTrib: 'SEM' }} />,
  },
  {
    campo: 'processosRegistrados',
    nome: 'Registrados e não desembaraçados',
    link: (props) => <LinkTo {...props} to="/importacao/processos" search={{ virada: 'REGISTRADOS' }} />,
  },
  {
    campo: 'processosPrevistos',
    nome: 'Por registrar, com ETA em dezembro ou janeiro',
    link: (props) => <LinkTo {...props} to="/importacao/processos" search={{ virada: 'PREVISTOS' }} />,
  },
  {
    campo: 'processosSemEta',
    nome: 'Por registrar, sem ETA',
    link: (props) => <LinkTo {...props} to="/importacao/processos" search={{ virada: 'SEM_ETA' }} />,
  },
  {
    campo: 'cbsNaoFixada',
    nome: 'Alíquota da CBS em 2027',
    unico: 'Não fixada',
    link: (props) => (
      <LinkTo {...props} to="/configuracoes/parametros" search={{ codigo: ALIQUOTA_CBS, vigenteEm: COMECO_DE_2027 }} />
    ),
  },
  {
    campo: 'icmsPorDecidir',
    nome: 'CBS e IBS na base do ICMS do Amazonas',
    unico: 'Por decidir',
    link: (props) => (
      <LinkTo {...props} to="/configuracoes/parametros/novo" search={{ codigo: integraBaseIcms('AM') }} />
    ),
  },
];

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 138px), 1fr))',
};
const numero = { fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' };
