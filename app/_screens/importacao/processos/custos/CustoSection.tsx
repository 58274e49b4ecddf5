import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SomaEVmld } from '#app/_screens/importacao/processos/declaracao/SomaEVmld.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { type FiguraDoCusto, useCusto, useMemoriaDoCusto } from '#lib/api/processo/custo.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type {
  CustoDoItemDeclarado,
  CustoDoProcesso,
  ParteDoCusto,
} from '#lib/domain/aduana/processo/custo-realizado.ts';
import { NOME_TITULAR_DO_PAPEL } from '#lib/domain/aduana/processo/despesa.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarDecimal, formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';

interface CustoSectionProps {
  processo: { id: string; numero: string; valorAduaneiro: DecimalTexto | null };
  /** Changes when an expense changes, so that the cost is read again. */
  chave: string;
}

/** The cost of each item of the declaration, with its memória. */
export function CustoSection({ processo, chave }: CustoSectionProps) {
  const { id, numero } = processo;
  const [recuperaveis, setRecuperaveis] = useState<TributoDi[]>([]);
  const [figura, setFigura] = useState<FiguraDoCusto | null>(null);
  const { data: custo, error, mutate } = useCusto(id, recuperaveis, chave);
  const memoria = useMemoriaDoCusto(id, recuperaveis, figura);
  if (error && !custo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!custo) return <Skeleton variant="rounded" height={320} />;
  return (
    <Section
      titulo="Custo realizado"
      nota={`o que volta como crédito (R$ ${formatarDinheiro(custo.recuperavel)}) fica de fora`}
      acoes={<Recuperaveis escolhidos={recuperaveis} aoMudar={setRecuperaveis} />}
      semMargem
    >
      {custo.motivo ? (
        <Alert severity="info" sx={{ m: 2, mt: 0 }}>
          {custo.motivo}
        </Alert>
      ) : (
        <DataTable
          legenda="Custo realizado por item"
          colunas={colunasDe(custo, setFigura)}
          linhas={custo.itens.slice(0, MAXIMO_A_VISTA)}
          chave={({ adicao, sequencia }) => `${adicao}/${sequencia}`}
        />
      )}
      {!custo.motivo && <SomaEVmld soma={custo.totais.valorAduaneiro} declarado={processo.valorAduaneiro} />}
      {custo.cbsIbs && <CbsIbsDoCusto {...custo.cbsIbs} />}
      {custo.titulares.length > 0 && <TitularesDosPapeis titulares={custo.titulares} />}
      {custo.itens.length > MAXIMO_A_VISTA && (
        <Typography variant="caption" sx={{ p: 2, color: 'text.secondary' }}>
          Os {MAXIMO_A_VISTA} primeiros de {custo.itens.length} itens; os totais são de todos.
        </Typography>
      )}
      <MemoriaDrawer
        aberto={figura !== null}
        memoria={memoria.data}
        falha={memoria.error && <ErrorState erro={memoria.error} tentarDeNovo={() => memoria.mutate()} />}
        contexto={figura ? `${numero} · adição ${figura.adicao}, item ${figura.sequencia}` : numero}
        aoFechar={() => setFigura(null)}
      />
    </Section>
  );
}

/** What CBS and IBS are to the cost; a dash for what nobody knows. */
function CbsIbsDoCusto({ custo, credito, motivo }: NonNullable<CustoDoProcesso['cbsIbs']>) {
  return (
    <Alert severity={custo === null ? 'warning' : 'info'} sx={{ m: 2 }}>
      {`CBS e IBS no custo: R$ ${formatarDinheiro(custo)}; crédito: R$ ${formatarDinheiro(credito)}. ${motivo}`}
    </Alert>
  );
}

/** Whose papers the expenses have; a credit in the paper of somebody else is that person's. */
function TitularesDosPapeis({ titulares }: Pick<CustoDoProcesso, 'titulares'>) {
  const nomes = titulares.map(
    ({ emNomeDe, valor }) =>
      `${emNomeDe ? NOME_TITULAR_DO_PAPEL[emNomeDe].toLowerCase() : 'não informado'} R$ ${formatarDinheiro(valor)}`,
  );
  const alheio = somar(
    titulares.filter(({ emNomeDe }) => emNomeDe !== null && emNomeDe !== 'IMPORTADOR').map(({ credito }) => credito),
  );
  return (
    <Alert severity={alheio.isZero() ? 'info' : 'warning'} sx={{ m: 2 }}>
      {`Papéis das despesas em nome de: ${nomes.join('; ')}. O crédito da CBS e do IBS, e o custo, são de quem o papel nomeia.`}
      {!alheio.isZero() &&
        ` R$ ${formatarDinheiro(dinheiro(alheio))} que voltam como crédito estão em papel que não é do importador.`}
    </Alert>
  );
}

function Recuperaveis({ escolhidos, aoMudar }: { escolhidos: TributoDi[]; aoMudar: (quais: TributoDi[]) => void }) {
  const id = useId();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
        Voltam como crédito
      </Typography>
      <ToggleButtonGroup
        size="small"
        aria-labelledby={id}
        value={escolhidos}
        onChange={(_, quais: TributoDi[]) => aoMudar(quais)}
      >
        {TRIBUTOS_DI.map((tributo) => (
          <ToggleButton key={tributo} value={tributo}>
            {NOME_DO_TRIBUTO[tributo]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

function colunasDe(custo: CustoDoProcesso, abrir: (qual: FiguraDoCusto) => void): Coluna<CustoDoItemDeclarado>[] {
  const botao = (item: CustoDoItemDeclarado, figura: FiguraDoCusto['figura'], nome: string, casas: number) =>
    item[figura] === null ? (
      SEM_VALOR
    ) : (
      <FigureButton
        nome={`${nome} do item ${item.sequencia} da adição ${item.adicao}`}
        valor={formatarDecimal(item[figura], casas)}
        aoAbrir={() => abrir({ adicao: item.adicao, sequencia: item.sequencia, figura })}
      />
    );
  const parte = (figura: ParteDoCusto, titulo: string, nome: string): Coluna<CustoDoItemDeclarado> => ({
    titulo: `${titulo} (R$)`,
    numerica: true,
    valor: (item) => botao(item, figura, nome, 2),
    total: formatarDinheiro(custo.totais[figura]),
  });
  return [
    { titulo: 'Adição', valor: ({ adicao, sequencia }) => `${adicao}/${sequencia}`, total: 'Total' },
    {
      titulo: 'Item',
      valor: ({ descricao }) => (
        <Typography variant="body2" noWrap title={descricao} sx={{ maxWidth: 260 }}>
          {descricao}
        </Typography>
      ),
    },
    {
      titulo: 'Quantidade',
      numerica: true,
      valor: ({ quantidade, unidade }) => `${formatarDecimal(quantidade, 5)} ${unidade ?? ''}`.trim(),
    },
    parte('valorAduaneiro', 'Valor aduaneiro', 'valor aduaneiro'),
    parte('tributos', 'Tributos', 'tributos'),
    parte('despesas', 'Despesas', 'despesas'),
    parte('total', 'Custo', 'custo'),
    {
      titulo: 'Custo por unidade (R$)',
      numerica: true,
      valor: (item) => botao(item, 'unitario', 'custo por unidade', 7),
    },
  ];
}

const MAXIMO_A_VISTA = 500;
