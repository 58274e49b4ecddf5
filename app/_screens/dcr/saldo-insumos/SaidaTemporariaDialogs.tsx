import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { useGravarSaldo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro, SaidaTemporariaLida } from '#lib/contracts/saldo/saldo-insumo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  FINALIDADES_DA_SAIDA,
  type FinalidadeDaSaida,
  NOME_FINALIDADE_DA_SAIDA,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';

/** Records that a quantity left for repair, a fair or work on order, with the nota that goes with it. */
export function SaidaTemporariaDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { sairPorUmTempo } = useGravarSaldo();
  const [finalidade, setFinalidade] = useState<FinalidadeDaSaida | ''>('');
  const [nota, setNota] = useState('');
  const [emissao, setEmissao] = useState(hojeEmManaus());
  const [quantidade, setQuantidade] = useState('');
  const [tentou, setTentou] = useState(false);
  const falta = (vazio: boolean, frase: string) => (tentou && vazio ? frase : undefined);
  return (
    <MovimentoDialog
      titulo="Registrar saída temporária"
      confirmar="Registrar"
      feito="Saída temporária registrada."
      pode
      aoTentar={() => {
        setTentou(true);
        return finalidade !== '' && nota.trim() !== '' && quantidade !== '';
      }}
      gravar={() => sairPorUmTempo(lote.id, { finalidade: finalidade || 'CONSERTO', nota, emissao, quantidade })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          <Typography variant="body2">
            O saldo e a suspensão ficam como estão se o bem retornar em até 180 dias da emissão da nota. A
            industrialização por encomenda só é possível se o PPB a autorizar.
          </Typography>
          <TextField
            select
            required
            fullWidth
            label="Finalidade"
            value={finalidade}
            onChange={({ target }) => setFinalidade(target.value as FinalidadeDaSaida)}
            error={Boolean(falta(finalidade === '', '-') ?? erros.finalidade)}
            helperText={falta(finalidade === '', 'Escolha a finalidade.') ?? erros.finalidade}
          >
            {FINALIDADES_DA_SAIDA.map((finalidadeDaSaida) => (
              <MenuItem key={finalidadeDaSaida} value={finalidadeDaSaida}>
                {NOME_FINALIDADE_DA_SAIDA[finalidadeDaSaida]}
              </MenuItem>
            ))}
          </TextField>
          <NotaField valor={nota} aoMudar={setNota} erro={falta(nota.trim() === '', FALTA_NOTA) ?? erros.nota} />
          <DateField rotulo="Emissão da nota" obrigatorio valor={emissao} aoMudar={setEmissao} erro={erros.emissao} />
          <QuantidadeField
            lote={lote}
            valor={quantidade}
            aoMudar={setQuantidade}
            erro={falta(quantidade === '', 'Informe quanto saiu.') ?? erros.quantidade}
          />
        </>
      )}
    </MovimentoDialog>
  );
}

interface SaidaDialogProps {
  lote: LoteInteiro;
  saida: SaidaTemporariaLida;
  aoFechar: () => void;
}

/** Records the return of an exit, whole or in part. */
export function RetornoDialog({ lote, saida, aoFechar }: SaidaDialogProps) {
  const { retornar } = useGravarSaldo();
  const [data, setData] = useState(hojeEmManaus());
  const [nota, setNota] = useState('');
  const [quantidade, setQuantidade] = useState(new Exato(saida.quantidade).toFixed());
  const [tentou, setTentou] = useState(false);
  const falta = (vazio: boolean, frase: string) => (tentou && vazio ? frase : undefined);
  return (
    <MovimentoDialog
      titulo="Registrar retorno"
      confirmar="Registrar"
      feito="Retorno registrado."
      pode
      aoTentar={() => {
        setTentou(true);
        return nota.trim() !== '' && quantidade !== '';
      }}
      gravar={() => retornar(lote.id, saida.id, { data, nota, quantidade })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          <Typography variant="body2">
            Saíram {semZeros(saida.quantidade)} {lote.unidade} com a nota {saida.nota}; o prazo do retorno é{' '}
            {formatarData(saida.prazo)}. O que não voltou continua fora.
          </Typography>
          <DateField rotulo="Data do retorno" obrigatorio valor={data} aoMudar={setData} erro={erros.data} />
          <NotaField valor={nota} aoMudar={setNota} erro={falta(nota.trim() === '', FALTA_NOTA) ?? erros.nota} />
          <QuantidadeField
            lote={lote}
            valor={quantidade}
            aoMudar={setQuantidade}
            erro={falta(quantidade === '', 'Informe quanto retornou.') ?? erros.quantidade}
          />
        </>
      )}
    </MovimentoDialog>
  );
}

/** Takes back an exit recorded by mistake. */
export function DesfazerSaidaDialog({ lote, saida, aoFechar }: SaidaDialogProps) {
  const { desfazerSaida } = useGravarSaldo();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  return (
    <MovimentoDialog
      titulo={`Desfazer a saída da nota ${saida.nota}`}
      confirmar="Desfazer"
      feito="Saída desfeita."
      pode
      aoTentar={() => {
        setTentou(true);
        return motivo.trim() !== '';
      }}
      gravar={() => desfazerSaida(lote.id, saida.id, { motivo })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <MotivoField
          rotulo="Motivo"
          valor={motivo}
          aoMudar={setMotivo}
          erro={tentou && motivo.trim() === '' ? 'Diga por que a saída é desfeita.' : erros.motivo}
          ajuda="Fica no histórico do lote."
        />
      )}
    </MovimentoDialog>
  );
}

const FALTA_NOTA = 'Informe o número da nota.';

interface CampoProps {
  valor: string;
  aoMudar: (valor: string) => void;
  erro: string | undefined;
}

function NotaField({ valor, aoMudar, erro }: CampoProps) {
  return <TextoField rotulo="Número da nota" required maximo={60} valor={valor} aoMudar={aoMudar} erro={erro} />;
}

function QuantidadeField({ lote, valor, aoMudar, erro }: CampoProps & { lote: LoteInteiro }) {
  return (
    <DecimalField
      rotulo="Quantidade"
      casas={7}
      casasMinimas={0}
      obrigatorio
      unidade={lote.unidade ?? undefined}
      valor={valor}
      aoMudar={aoMudar}
      erro={erro}
    />
  );
}
