/** Baseline for `prove:cost`: Fastify with one trivial route. */
import Fastify from 'fastify';

const app = Fastify();
app.post('/hello', async () => ({hello: 'world'}));
void app.listen({port: 0, host: '127.0.0.1'}).then((address) => console.log(address.replace('127.0.0.1', 'localhost')));
