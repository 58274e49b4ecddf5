import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { FileDrop } from '#components/ui/fields/FileDrop.tsx';
import { useAttachToMany } from '#lib/api/platform/attachment.ts';
import { useSaldoInicial } from '#lib/api/saldo/saldo-inicial.ts';
import { TAMANHO_MAXIMO_DOCUMENTO } from '#lib/contracts/platform/documento.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ProvaDeVariosProps {
  /** Ids of the balances without an attached proof. */
  semProva: readonly string[];
  escolhidos: readonly string[];
  aoEscolher: (ids: readonly string[]) => void;
}

/** Says how many balances have no proof, and attaches one file to all that are chosen. */
export function ProvaDeVarios({ semProva, escolhidos, aoEscolher }: ProvaDeVariosProps) {
  const { enqueueSnackbar } = useSnackbar();
  const { mutate } = useSaldoInicial();
  const anexarAVarios = useAttachToMany('EntradaDeInsumo');
  const [enviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const anexar = async (arquivo: File) => {
    setEnviando(true);
    setFalha(null);
    try {
      const { anexados, jaTinham } = await anexarAVarios(escolhidos, arquivo, 'OUTRO');
      const tinham = jaTinham > 0 ? ` ${porExtenso(jaTinham)} já ${jaTinham === 1 ? 'o tinha' : 'o tinham'}.` : '';
      enqueueSnackbar(`${arquivo.name} anexado a ${porExtenso(anexados)}.${tinham}`, { variant: 'success' });
      aoEscolher([]);
    } catch (erro) {
      setFalha(erro as Error);
    } finally {
      setEnviando(false);
      await mutate();
    }
  };
  return (
    <Stack sx={{ px: 2, pb: 1.5, gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2">
          {semProva.length === 0
            ? 'Todos os que estão aqui têm prova anexada.'
            : `${porExtenso(semProva.length)} sem prova anexada.`}
        </Typography>
        {semProva.length > 0 && (
          <Button size="small" onClick={() => aoEscolher(semProva)}>
            Escolher os que estão sem prova
          </Button>
        )}
        {escolhidos.length > 0 && (
          <Button size="small" color="inherit" onClick={() => aoEscolher([])}>
            Não escolher nenhum
          </Button>
        )}
      </Stack>
      {falha && <Alert severity="error">{falha.message}</Alert>}
      {enviando ? (
        <LinearProgress aria-label="Anexando a prova" />
      ) : (
        escolhidos.length > 0 && (
          <FileDrop
            compacta
            rotulo={`Solte aqui a prova de ${porExtenso(escolhidos.length)}`}
            dica={`O inventário, o extrato, a DI em papel: um arquivo de até ${TAMANHO_MAXIMO_DOCUMENTO / 1024 / 1024} MB, que fica anexado a cada um.`}
            aceita={{}}
            aoEscolher={([arquivo]) => arquivo && anexar(arquivo)}
          />
        )
      )}
    </Stack>
  );
}

function porExtenso(quantos: number): string {
  return quantos === 1 ? '1 saldo' : `${formatarInteiro(quantos)} saldos`;
}
