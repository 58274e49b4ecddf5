import { escolhaDa } from '#app/_screens/importacao/sefaz/campos/escolhas-da-dai.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ApontamentoLido } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { DAI } from '#lib/registros/dai.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';

interface ApontamentoLinkProps {
  dai: DaiLida;
  apontamento: ApontamentoLido;
}

/** Links to the place where a finding is corrected. */
export function ApontamentoLink({ dai, apontamento: { alvo, adicao } }: ApontamentoLinkProps) {
  const noProcesso = { to: '/importacao/processos/$id', params: { id: dai.processo.id } } as const;
  switch (alvo.onde) {
    case 'DAI':
      return <LinkDaDai dai={dai} alvo={alvo} />;
    case 'IMPORTADOR':
      return <LinkDoImportador alvo={alvo} />;
    case 'MATRIZ':
      return <LinkDaMatriz dai={dai} alvo={alvo} adicao={adicao} />;
    case 'DECLARACAO':
      return alvo.adicao ? (
        <LinkTo
          underline="always"
          to="/importacao/processos/$id/adicao/$numero"
          params={{ id: dai.processo.id, numero: alvo.adicao }}
        >
          Ver a adição {alvo.adicao} declarada
        </LinkTo>
      ) : (
        <LinkTo underline="always" {...noProcesso}>
          Ver a declaração no processo
        </LinkTo>
      );
    case 'DESPESAS':
      return (
        <LinkTo underline="always" {...noProcesso} search={{ aba: 'despesas' }}>
          Abrir as despesas do processo
        </LinkTo>
      );
    case 'PARAMETROS':
      return (
        <LinkTo underline="always" to="/configuracoes/parametros" search={alvo.codigo ? { codigo: alvo.codigo } : {}}>
          Abrir os parâmetros
        </LinkTo>
      );
    case 'ARQUIVO':
      return (
        <LinkTo underline="always" {...naDai(dai)} search={{ aba: 'conferencia', campo: 'xml' }}>
          Ver no XML
        </LinkTo>
      );
  }
}

type Alvo<Onde extends ApontamentoLido['alvo']['onde']> = Extract<ApontamentoLido['alvo'], { onde: Onde }>;

const naDai = ({ id }: DaiLida) => ({ to: '/importacao/sefaz/$id', params: { id } }) as const;

function LinkDaDai({ dai, alvo }: { dai: DaiLida; alvo: Alvo<'DAI'> }) {
  if (alvo.adicao) {
    return (
      <LinkTo underline="always" {...naDai(dai)} search={{ aba: 'adicoes', campo: alvo.adicao }}>
        Escolher a linha da matriz da adição {alvo.adicao}
      </LinkTo>
    );
  }
  const aba = DO_CABECALHO.has(alvo.campo) ? 'dados' : 'adicoes';
  return (
    <LinkTo underline="always" {...naDai(dai)} search={{ aba, campo: alvo.campo }}>
      Ir a {ROTULOS[alvo.campo] ?? alvo.campo}
    </LinkTo>
  );
}

function LinkDoImportador({ alvo }: { alvo: Alvo<'IMPORTADOR'> }) {
  return alvo.id ? (
    <LinkTo
      underline="always"
      to="/configuracoes/associados/$id"
      params={{ id: alvo.id }}
      search={{ campo: alvo.campo ?? undefined }}
    >
      Abrir o importador
    </LinkTo>
  ) : (
    <LinkTo underline="always" to="/configuracoes/associados/novo">
      Cadastrar o importador
    </LinkTo>
  );
}

interface LinkDaMatrizProps {
  dai: DaiLida;
  alvo: Alvo<'MATRIZ'>;
  adicao: ApontamentoLido['adicao'];
}

function LinkDaMatriz({ dai, alvo, adicao }: LinkDaMatrizProps) {
  if (alvo.id) {
    return (
      <LinkTo
        underline="always"
        to="/configuracoes/matriz/$id"
        params={{ id: alvo.id }}
        search={{ campo: alvo.campo ?? undefined }}
      >
        Abrir o item da matriz
      </LinkTo>
    );
  }
  const { ncm, codigoSuframa, destinacao, utilizacao } = escolhaDa(adicao ?? '', dai.adicoes);
  return (
    <LinkTo
      underline="always"
      to="/configuracoes/matriz/novo"
      search={{
        importadorId: dai.importador.id ?? undefined,
        ncm: ncm ?? undefined,
        codigoSuframa: codigoSuframa ?? undefined,
        destinacao: destinacao ?? undefined,
        utilizacao: utilizacao ?? undefined,
      }}
    >
      Novo item da matriz
    </LinkTo>
  );
}

const ROTULOS = rotulosDe(DAI);
const DO_CABECALHO: ReadonlySet<string> = new Set(['tipo', 'contratoCambio', 'complemento']);
