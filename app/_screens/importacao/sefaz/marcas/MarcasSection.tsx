import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { baixarAnexo } from '#components/registro/baixar-anexo.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { Timeline, TimelineStep } from '#components/ui/page/Timeline.tsx';
import { useGravarDai } from '#lib/api/sefaz/dai.ts';
import type { DaiLida, MarcaLida } from '#lib/contracts/sefaz/dai.ts';
import { NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { marcaADesfazer, marcaDaSituacao, NOME_MARCA_DAI } from '#lib/domain/zfm/marcas-da-dai.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

/** The marks of a DAI, with person, day and receipts. The last one can be undone. */
export function MarcasSection({ dai }: { dai: DaiLida }) {
  const { id, versao, marcas, proximoAto } = dai;
  const { desfazerMarca } = useGravarDai();
  const { enqueueSnackbar } = useSnackbar();
  const [desfazendo, setDesfazendo] = useState(false);
  const [verDesfeitas, setVerDesfeitas] = useState(false);
  const dadas = marcas.filter(({ desfeita }) => desfeita === null);
  const desfeitas = marcas.filter(({ desfeita }) => desfeita !== null);
  const ultima = marcaADesfazer(dadas);
  const desfazer = async () => {
    setDesfazendo(true);
    try {
      await desfazerMarca(id, versao);
      enqueueSnackbar('Marca desfeita.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setDesfazendo(false);
    }
  };
  return (
    <Section titulo="Andamento na Sefaz" nota={proximoAto && `próximo: ${noMeioDaFrase(proximoAto)}`}>
      {dadas.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          Nada foi marcado ainda. Envio, canal, ciência, notificação e desembaraço ficam aqui, com o dia, quem registrou
          e o comprovante.
        </Typography>
      ) : (
        <Timeline legenda="Marcas da DAI">
          {dadas.map((marca) => (
            <Marca key={marca.id} marca={marca} atual={marca === marcaDaSituacao(dadas)} />
          ))}
        </Timeline>
      )}
      {(ultima || desfeitas.length > 0) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {ultima && (
            <Button size="small" color="inherit" variant="outlined" loading={desfazendo} onClick={desfazer}>
              Desfazer última marca: {NOME_MARCA_DAI[ultima.tipo]}
            </Button>
          )}
          {desfeitas.length > 0 && (
            <Button
              size="small"
              color="inherit"
              aria-expanded={verDesfeitas}
              onClick={() => setVerDesfeitas(!verDesfeitas)}
            >
              {desfeitas.length === 1 ? '1 marca desfeita' : `${desfeitas.length} marcas desfeitas`}
            </Button>
          )}
        </Stack>
      )}
      {verDesfeitas && (
        <Stack component="ul" aria-label="Marcas desfeitas" sx={{ m: 0, pl: 2.5 }}>
          {desfeitas.map(({ id: qual, tipo, data, desfeita }) => (
            <Typography component="li" variant="body2" key={qual} sx={{ color: 'text.secondary' }}>
              {NOME_MARCA_DAI[tipo]} de {formatarData(data)}, desfeita por {desfeita?.usuario.nome} em{' '}
              {formatarInstante(desfeita?.em)}
            </Typography>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Marca({ marca, atual }: { marca: MarcaLida; atual: boolean }) {
  const { tipo, data, canal, numero, valor, vencimento, motivo, daDeclaracao, usuario, em, documento } = marca;
  return (
    <TimelineStep
      titulo={NOME_MARCA_DAI[tipo]}
      data={data}
      notas={[
        canal && `canal ${NOME_CANAL[canal].toLowerCase()}`,
        numero && `nº ${numero}`,
        valor && `R$ ${formatarDinheiro(valor)}`,
        vencimento && `vence em ${formatarData(vencimento)}`,
        motivo,
      ]}
      autor={daDeclaracao ? 'do arquivo da declaração' : `por ${usuario.nome} em ${formatarInstante(em)}`}
      atual={atual}
    >
      {documento && <Comprovante documento={documento} />}
    </TimelineStep>
  );
}

function Comprovante({ documento }: { documento: NonNullable<MarcaLida['documento']> }) {
  if (documento.excluido) {
    return (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Comprovante excluído: {documento.nome}
      </Typography>
    );
  }
  return (
    <Link
      component="button"
      type="button"
      variant="caption"
      sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
      onClick={() => baixarAnexo(documento)}
    >
      {documento.nome}
    </Link>
  );
}
