import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { ComponenteDaTabela } from '#app/_screens/dcr/processos/componentes/ComponenteDaTabela.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { lerLoteDeInsumo } from '#lib/api/saldo/saldo-insumo.ts';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { ConteudoDoDcr } from '#lib/domain/zfm/dcr.ts';
import type { ResultadoDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';
import type { ConteudoLido } from '#lib/fiscal/dcr/conteudo-digitado.ts';
import { comCustoDaDeclaracao, explicarCustos, type ParcelaDoDcr } from '#lib/fiscal/dcr/explicar-dcr.ts';
import { figurasConhecidas, temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { MOTOR_DCR } from '#lib/fiscal/dcr/versao-do-motor.ts';
import { formatarDecimal, formatarTaxa, SEM_VALOR } from '#lib/format/decimal.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface ExplicacaoSectionProps {
  dcr: DcrLido;
  conteudo: ConteudoLido;
  resultado: ResultadoDcr;
  aoAbrir: (memoria: NoDaMemoria) => void;
}

/** The lines of each cost, the heaviest first, with the document and the memória of each. */
export function ExplicacaoSection({ dcr, conteudo, resultado, aoAbrir }: ExplicacaoSectionProps) {
  const { CCN, CCI, CMO } = figurasConhecidas(resultado, conteudo);
  const explicados = useMemo(() => explicarCustos(conteudo), [conteudo]);
  // A share of an unknown total is unknown.
  const total = CCN !== null && CCI !== null && CMO !== null ? new Exato(CCN).plus(CCI).plus(CMO) : null;
  const peso = (figura: string | null) =>
    figura === null || total === null || total.isZero()
      ? SEM_VALOR
      : `${formatarDecimal(new Exato(figura).times(100).div(total).toFixed(2), 2)} %`;
  return (
    <Section titulo="De onde vem cada custo" nota={`do mais pesado ao mais leve · motor ${MOTOR_DCR}`} semMargem>
      <Grupo nome="CCN" descricao="componentes nacionais" valor={formatarDecimal(CCN, 7)} peso={peso(CCN)}>
        <Parcelas nome="CCN" inteira={CCN !== null} parcelas={explicados.CCN} conteudo={conteudo} aoAbrir={aoAbrir} />
      </Grupo>
      <Grupo nome="CCI" descricao="componentes importados" valor={formatarDecimal(CCI, 7)} peso={peso(CCI)}>
        <Parcelas nome="CCI" inteira={CCI !== null} parcelas={explicados.CCI} conteudo={conteudo} aoAbrir={aoAbrir} />
      </Grupo>
      <Grupo nome="CMO" descricao="mão de obra" valor={formatarDecimal(CMO, 4)} peso={peso(CMO)}>
        <Box sx={{ px: 2, pb: 1.5 }}>
          <Typography>
            Salários + encargos ={' '}
            <FigureButton
              nome={`CMO de ${dcr.processo}`}
              valor={formatarDecimal(CMO, 4)}
              aoAbrir={() => aoAbrir(resultado.memorias.CMO)}
            />
            {conteudo.maoDeObraMensal
              ? `, pelo total do mês ÷ ${semZeros(conteudo.maoDeObraMensal.producao)} unidades ÷ R$ ${formatarTaxa(conteudo.taxaUSD)}.`
              : ', por unidade, como informados.'}
          </Typography>
        </Box>
      </Grupo>
    </Section>
  );
}

interface GrupoProps {
  nome: string;
  descricao: string;
  valor: string;
  /** Share of the total cost. */
  peso: string;
  children: ReactNode;
}

function Grupo({ nome, descricao, valor, peso, children }: GrupoProps) {
  const [aberto, setAberto] = useState(false);
  const id = useId();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase aria-expanded={aberto} aria-controls={id} onClick={() => setAberto(!aberto)} sx={cabeca}>
        <ExpandMore aria-hidden sx={{ transform: aberto ? 'rotate(180deg)' : undefined, color: 'text.secondary' }} />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {nome}
        </Typography>
        <Typography component="span" sx={{ color: 'text.secondary', flex: 1, textAlign: 'left' }} noWrap>
          {descricao}
        </Typography>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {peso} do custo
        </Typography>
        <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          US$ {valor}
        </Typography>
      </ButtonBase>
      <div id={id} hidden={!aberto}>
        {aberto && children}
      </div>
    </Box>
  );
}

interface ParcelasProps {
  nome: string;
  /** Whether the sum is known: a share of an unknown one is unknown. */
  inteira: boolean;
  parcelas: readonly ParcelaDoDcr[];
  conteudo: Pick<ConteudoDoDcr, 'taxaUSD' | 'baseCusto'>;
  aoAbrir: (memoria: NoDaMemoria) => void;
}

function Parcelas({ nome, inteira, parcelas, conteudo: { taxaUSD, baseCusto }, aoAbrir }: ParcelasProps) {
  const [pagina, setPagina] = useState(1);
  if (parcelas.length === 0) return <Typography sx={{ px: 2, pb: 1.5 }}>Nenhuma linha.</Typography>;
  const abrir = async ({ linha: { lote }, memoria }: ParcelaDoDcr) => {
    // Without the lote, the memória ends at the line.
    const custo = lote ? await lerLoteDeInsumo(lote.id).catch(() => null) : null;
    aoAbrir(comCustoDaDeclaracao(memoria(), custo?.custo[baseCusto === 'CIF' ? 'cif' : 'fob'] ?? null));
  };
  const colunas: Coluna<ParcelaDoDcr>[] = [
    {
      titulo: 'Componente',
      valor: ({ linha }) => <ComponenteDaTabela codigo={linha.codigo} descricao={linha.descricao} />,
    },
    {
      titulo: 'Peso',
      numerica: true,
      valor: ({ participacao }) => (participacao && inteira ? `${formatarDecimal(participacao, 2)} %` : SEM_VALOR),
    },
    {
      titulo: 'Conta',
      numerica: true,
      valor: ({ linha }) => (temPreco(linha) ? conta(linha, taxaUSD) : 'sem preço'),
    },
    {
      titulo: 'Valor (US$)',
      numerica: true,
      valor: (parcela) =>
        temPreco(parcela.linha) ? (
          <FigureButton
            nome={`${parcela.linha.codigo}, no ${nome}`}
            valor={formatarDecimal(parcela.valorUSD, 7)}
            aoAbrir={() => abrir(parcela)}
          />
        ) : (
          SEM_VALOR
        ),
    },
    { titulo: 'Documento', valor: (parcela) => <Documento parcela={parcela} /> },
  ];
  return (
    <>
      <DataTable
        legenda={`Linhas do ${nome}`}
        linhas={parcelas.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)}
        chave={({ indice }) => indice}
        colunas={colunas}
      />
      {parcelas.length > POR_PAGINA && (
        <ListPagination
          total={parcelas.length}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => setPagina(mudanca.pagina)}
        />
      )}
    </>
  );
}

function conta({ quantidade, moeda, preco }: ParcelaDoDcr['linha'], taxaUSD: string): string {
  const unitario =
    moeda === 'USD' ? `US$ ${semZeros(preco, 2)}` : `R$ ${semZeros(preco, 2)} ÷ ${formatarTaxa(taxaUSD)}`;
  return `${semZeros(quantidade)} × ${unitario}`;
}

/**
 * A declaration in the stock links to its lote, another declaration to the processo that has it. A nota is only on paper, so it has
 * no link.
 */
function Documento({ parcela: { linha, documento } }: { parcela: ParcelaDoDcr }) {
  if (!documento) return 'sem documento';
  const { numeroDeclaracao, lote } = linha;
  if (!numeroDeclaracao) return documento;
  if (lote) {
    return (
      <LinkTo underline="always" to="/dcr/saldo-insumos/$id" params={{ id: lote.id }}>
        {documento}
      </LinkTo>
    );
  }
  return (
    <LinkTo underline="always" to="/importacao/processos" search={{ q: numeroDeclaracao }}>
      {documento}
    </LinkTo>
  );
}

const POR_PAGINA = 50;

const cabeca = {
  width: 1,
  px: 2,
  py: 1.25,
  gap: 1,
  flexWrap: 'wrap',
  '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
};
