import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { memoriaDaFigura } from '#app/_screens/importacao/processos/adicoes/memoria-da-figura.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useCalculoImportacao } from '#lib/api/calculo/calculo-importacao.ts';
import { useCambio } from '#lib/api/processo/cambio.ts';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { avisoDaLc224 } from '#lib/fiscal/importacao/conferencias/conferencia-lc-224.ts';
import { foraDaBasePrevista } from '#lib/fiscal/importacao/prevista/fora-da-base-prevista.ts';
import { formatarData } from '#lib/format/data.ts';
import { FaltasDaPrevisao } from './FaltasDaPrevisao.tsx';
import { numeroDaAdicao } from './itens-linhas.ts';
import { moedasDaPrevisao, previsaoDosTributos, taxasDaPrevisao } from './previsao.ts';
import { TabelaDeTributosPrevistos } from './TabelaDeTributosPrevistos.tsx';
import { TaxasDaPrevisao } from './TaxasDaPrevisao.tsx';

interface TributosPrevistosProps {
  processo: ProcessoInteiro;
  /** If given, only this adição is shown. */
  adicao: number | undefined;
  aoAbrirAdicao: (numero: number | undefined) => void;
  aoAbrirItens: () => void;
}

/** Estimates the taxes as if the declaration were registered today. The estimate follows the form and is never saved. */
export function TributosPrevistos({ processo, adicao, aoAbrirAdicao, aoAbrirItens }: TributosPrevistosProps) {
  const [itens, adicoes] = useWatch<ItensDoProcesso, ['itens', 'adicoes']>({ name: ['itens', 'adicoes'] });
  const { data: cambio, error: semCambio } = useCambio(processo.id);
  const [digitadas, setDigitadas] = useState<Readonly<Record<string, string>>>({});
  const [figura, setFigura] = useState<string | null>(null);
  const valores = { itens, adicoes };
  const taxas = taxasDaPrevisao(cambio, digitadas);
  const dia = cambio?.dia;
  const previsao = dia ? previsaoDosTributos(valores, processo, dia, taxas) : null;
  const { data, error, calculando, mutate } = useCalculoImportacao(previsao?.entrada ?? null);
  const foraDaBase = foraDaBasePrevista(processo, itens);
  const lc224 = previsao?.entrada ? avisoDaLc224(previsao.entrada) : null;
  if (itens.length === 0 || adicoes.length === 0) return null;
  if (!dia && !semCambio) return <Skeleton variant="rounded" height={240} />;
  return (
    <Section
      titulo="Tributos previstos"
      nota={dia && `${cambio.registrado ? 'na data do registro' : 'se registrada hoje'}, ${formatarData(dia)}`}
    >
      {semCambio && !dia && <Alert severity="error">{(semCambio as Error).message}</Alert>}
      <TaxasDaPrevisao
        moedas={moedasDaPrevisao(valores, processo)}
        cambio={cambio}
        digitadas={digitadas}
        aoMudar={setDigitadas}
      />
      {previsao && previsao.faltas.length > 0 && (
        <FaltasDaPrevisao faltas={previsao.faltas} aoAbrirAdicao={aoAbrirAdicao} aoAbrirItens={aoAbrirItens} />
      )}
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => mutate()}>
              Tentar de novo
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      {data && foraDaBase && <Alert severity="warning">{foraDaBase}</Alert>}
      {lc224 && <Alert severity="info">{lc224}</Alert>}
      {calculando && <LinearProgress aria-label="Calculando os tributos" />}
      {data && (
        <TabelaDeTributosPrevistos
          calculada={data}
          adicao={adicao === undefined ? null : numeroDaAdicao(adicao)}
          aoAbrirMemoria={setFigura}
        />
      )}
      <MemoriaDrawer
        aberto={figura !== null && data !== undefined}
        memoria={(figura && data && memoriaDaFigura(data.memoria, figura)) || undefined}
        contexto={`${processo.numero} · prevista, se registrada em ${formatarData(dia ?? '')}`}
        aoFechar={() => setFigura(null)}
      />
    </Section>
  );
}
