import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { baixarEvento, useMemoriaNaoConvertida } from '#lib/api/saldo/nao-convertido.ts';
import type { DocumentoNaoConvertido, LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';
import { FRASE_DA_FALTA } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { lugarNoPapel, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { saidaPorExtenso } from '#lib/listas/nao-convertido.ts';
import { DeclararDialog } from './DeclararDialog.tsx';
import { DesfazerDialog } from './DesfazerDialog.tsx';
import { RecalcularButton } from './RecalcularButton.tsx';

interface DocumentoSectionProps {
  documento: DocumentoNaoConvertido;
  /** The filters of the page that narrow the lines of the document, and so of its event. */
  recorte: { loteId?: string | undefined; dciId?: string | undefined };
}

/** An import document of the worksheet: its lines, what is missing of them, its XML fragment and its declaration. */
export function DocumentoSection({ documento, recorte }: DocumentoSectionProps) {
  const { importador, linhas, semFigura, semEvento } = documento;
  const [declarando, setDeclarando] = useState(false);
  const [perguntando, setPerguntando] = useState(false);
  const [aDesfazer, setADesfazer] = useState<LinhaNaoConvertidaLida | null>(null);
  const [explicada, setExplicada] = useState<LinhaNaoConvertidaLida | null>(null);
  const memoria = useMemoriaNaoConvertida(explicada, documento.ate);
  const { baixando, baixar } = useBaixar();
  const nome = linhas[0] ? nomeDoPapel(linhas[0].lote) : '';
  const declarado = linhas.every(({ situacao }) => situacao === 'DECLARADO');
  const conhecidas = linhas.filter(({ cbs }) => cbs !== null);
  const recalculo = porRecalcular(documento);
  const arquivo = `evento-112120-${documento.numeroDeclaracao}.xml`;
  const baixarXml = () =>
    baixar(
      () => baixarEvento({ ...recorte, documento: documento.processo?.id ?? documento.numeroDeclaracao }),
      arquivo,
    );
  return (
    <Section
      titulo={nome}
      nota={[
        importador.razaoSocial ?? formatarCnpj(importador.cnpj),
        documento.documento && `documento de ${formatarData(documento.documento)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      semMargem
    >
      <DataTable
        legenda={`Não convertido de ${nome}`}
        densa
        linhas={linhas}
        chave={({ chave }) => chave}
        colunas={[
          { titulo: 'Item da nota', numerica: true, valor: ({ nItem }) => nItem },
          { titulo: 'Item', valor: oLote, total: coberturaDe(linhas.length, semFigura) },
          { titulo: 'Por quê', valor: porQue },
          {
            titulo: 'Não convertido',
            numerica: true,
            valor: ({ quantidade, unidade }) => [semZeros(quantidade), unidade].filter(Boolean).join(' '),
          },
          daSoma('CBS (R$)', ({ cbs }) => cbs, conhecidas.length > 0 ? documento.cbs : null),
          daSoma('IBS (R$)', ({ ibs }) => ibs, conhecidas.length > 0 ? documento.ibs : null),
          ...(declarado ? [] : colunasDaMora(documento, setExplicada)),
          ...(declarado
            ? [
                {
                  titulo: 'Declarado',
                  valor: (linha: LinhaNaoConvertidaLida) => (
                    <Declarado linha={linha} aoDesfazer={() => setADesfazer(linha)} />
                  ),
                },
              ]
            : []),
        ]}
      />
      <Stack sx={{ gap: 1.5, p: 2 }}>
        {documento.de2026 && (
          <Alert severity="info">
            <TextoComLeis texto="Desembaraço de 2026: o recolhimento da CBS e do IBS é dispensado a quem cumpre as obrigações acessórias (LC 214/2025, art. 348, § 1º). Confirme se a declaração é exigida." />
          </Alert>
        )}
        {recalculo && (
          <Alert severity="warning" action={<RecalcularButton />}>
            {recalculo}
          </Alert>
        )}
        {!declarado && semEvento && <Alert severity="warning">{semEvento}</Alert>}
        {!declarado && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              color="inherit"
              loading={baixando}
              disabled={semEvento !== null}
              onClick={() => (recalculo ? setPerguntando(true) : baixarXml())}
            >
              Baixar fragmento XML
            </Button>
            <Button variant="contained" disabled={conhecidas.length === 0} onClick={() => setDeclarando(true)}>
              Marcar como declarado
            </Button>
          </Stack>
        )}
      </Stack>
      {perguntando && recalculo && (
        <DialogoDeFormulario
          titulo="Baixar o fragmento sem recalcular?"
          confirmar="Baixar assim mesmo"
          gravando={baixando}
          aoConfirmar={async () => {
            await baixarXml();
            setPerguntando(false);
          }}
          aoFechar={() => setPerguntando(false)}
        >
          <Typography variant="body2">{recalculo} O fragmento leva a CBS e o IBS como estão nesta página.</Typography>
        </DialogoDeFormulario>
      )}
      {declarando && (
        <DeclararDialog nome={nome} linhas={conhecidas} recalculo={recalculo} aoFechar={() => setDeclarando(false)} />
      )}
      <MemoriaDrawer
        aberto={explicada !== null}
        memoria={memoria.data}
        falha={memoria.error && <ErrorState erro={memoria.error} tentarDeNovo={() => memoria.mutate()} />}
        contexto={explicada ? `${nome} · ${lugarNoPapel(explicada.lote)}` : nome}
        aoFechar={() => setExplicada(null)}
      />
      {aDesfazer && <DesfazerDialog linha={aDesfazer} aoFechar={() => setADesfazer(null)} />}
    </Section>
  );
}

/** What came after the release and changes lots to be declared; null for nothing. */
function porRecalcular({ aRecalcular }: DocumentoNaoConvertido): string | null {
  if (aRecalcular === 0) return null;
  const lotes = aRecalcular === 1 ? '1 destes lotes' : `${aRecalcular} destes lotes`;
  return `O que foi lançado depois do desembaraço muda a CBS ou o IBS de ${lotes}. Recalcule antes de declarar.`;
}

function oLote({ lote }: LinhaNaoConvertidaLida) {
  return (
    <TwoLines
      principal={
        <LinkTo
          to="/dcr/saldo-insumos/$id"
          params={{ id: lote.id }}
          sx={{ display: 'block', maxWidth: 300, whiteSpace: 'normal' }}
        >
          {lote.descricao}
        </LinkTo>
      }
      secundaria={lugarNoPapel(lote)}
    />
  );
}

function porQue(linha: LinhaNaoConvertidaLida) {
  const { dci, falta, faltaDaMora, estimada } = linha;
  const observacao = falta ? FRASE_DA_FALTA[falta] : (faltaDaMora ?? (estimada ? 'Por uma alíquota estimada.' : ''));
  const saida = saidaPorExtenso(linha);
  return (
    <TwoLines
      principal={
        dci ? (
          <LinkTo to="/dci/processos-dci/$id" params={{ id: dci.id }}>
            {saida}
          </LinkTo>
        ) : (
          saida
        )
      }
      secundaria={observacao}
    />
  );
}

function Declarado({ linha, aoDesfazer }: { linha: LinhaNaoConvertidaLida; aoDesfazer: () => void }) {
  const { declaracao } = linha;
  if (!declaracao) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TwoLines
        principal={`${formatarData(declaracao.data)} · ${declaracao.protocolo}`}
        secundaria={declaracao.usuario}
      />
      <Button
        size="small"
        color="inherit"
        aria-label={`Desfazer a declaração de ${linha.lote.descricao}`}
        onClick={aoDesfazer}
      >
        Desfazer
      </Button>
    </Stack>
  );
}

function coberturaDe(linhas: number, semFigura: number): string {
  return semFigura === 0 ? 'Total' : `Total de ${linhas - semFigura} de ${linhas} linhas`;
}

function daSoma(titulo: string, valor: (linha: LinhaNaoConvertidaLida) => string | null, total: string | null) {
  return {
    titulo,
    numerica: true,
    valor: (linha: LinhaNaoConvertidaLida) => formatarDinheiro(valor(linha)),
    total: formatarDinheiro(total),
  };
}

function colunasDaMora(
  { multa, juros, total }: DocumentoNaoConvertido,
  aoAbrirMemoria: (linha: LinhaNaoConvertidaLida) => void,
) {
  return [
    daSoma('Multa (R$)', (linha) => linha.multa, multa),
    daSoma('Juros (R$)', (linha) => linha.juros, juros),
    {
      ...daSoma('Com acréscimos (R$)', (linha) => linha.total, total),
      valor: (linha: LinhaNaoConvertidaLida) =>
        linha.total === null ? (
          SEM_VALOR
        ) : (
          <FigureButton
            nome={`Com acréscimos de ${linha.lote.descricao}`}
            valor={formatarDinheiro(linha.total)}
            aoAbrir={() => aoAbrirMemoria(linha)}
          />
        ),
    },
  ];
}
